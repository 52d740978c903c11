import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#test/chat/ask.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { readFile } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Tasks } from '../../kernel/ports/ports.ts'
import { chunksPath, uploadPath } from './knowledgePaths.ts'
import { addKnowledgeText } from './addKnowledgeText.ts'
import { deleteKnowledgeSource } from './deleteKnowledgeSource.ts'
import { uploadFile } from './uploads/uploadFile.ts'

beforeAll(clearDatabases)

const base64Payload = Buffer.from('The cat is called Minka.').toString('base64')

describe.each(oneRegion)('deleteKnowledgeFiles in %s', (region) => {
  async function makeWorld() {
    const agent = await makeAgent(region)
    const clock = { now: Date.now() }
    const ports = makePorts({ now: () => clock.now })
    const runAt = async (at: number) => {
      clock.now = at
      await ports.tasks.runDue(at)
    }
    const isThere = async (path: string) => (await readFile(region, path)) !== undefined
    return { agent, ports, runAt, isThere, clock }
  }

  it('deletes an upload after a day when it has not become a source', async () => {
    const { agent, ports, runAt, isThere, clock } = await makeWorld()
    const { id } = await uploadFile(ports, agent.caller, { ...agent, filename: 'cat.txt', base64Payload })
    const path = uploadPath(agent.agentId, id)
    await runAt(clock.now + dayMs - minuteMs)
    expect(await isThere(path)).toBe(true)
    await runAt(clock.now + 120_000)
    expect(await isThere(path)).toBe(false)
  })

  it('keeps files while their source exists, and deletes them and its text with it although the queue failed', async () => {
    const { agent, ports, runAt, isThere, clock } = await makeWorld()
    const attemptId = randomUUID()
    await addKnowledgeText(ports, agent.caller, {
      ...agent,
      title: 'Cat',
      text: 'Its name is Minka.',
      attemptId,
    })
    await runAt(clock.now + dayMs + minuteMs)
    expect(await isThere(uploadPath(agent.agentId, attemptId))).toBe(true)
    const withoutRebuilds: Tasks = {
      async enqueue(kind, payload, options) {
        if (kind === 'rebuildIndex') throw new AppError('unavailable')
        return ports.tasks.enqueue(kind, payload, options)
      },
    }
    await deleteKnowledgeSource({ now: ports.now, tasks: withoutRebuilds }, agent.caller, {
      ...agent,
      sourceId: attemptId,
    })
    await runAt(clock.now + 180_000)
    await runAt(clock.now + 10_000)
    expect(await isThere(uploadPath(agent.agentId, attemptId))).toBe(false)
    expect(await isThere(chunksPath(agent.agentId, attemptId))).toBe(false)
    const servedAgent = await makeEngine().agents.readPublished(region, agent.agentId)
    expect(servedAgent?.index ? ask(servedAgent.index, 'What is the name of the cat?', 4) : []).toEqual([])
  })
})
