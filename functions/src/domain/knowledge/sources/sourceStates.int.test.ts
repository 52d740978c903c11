import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '#test/chat/ask.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { readFile, writeFile } from '../../../store/files.ts'
import { taskKinds } from '../../kernel/tasks/taskKinds.ts'
import { chunksPath } from './knowledgePaths.ts'
import { failures } from './knowledgeStates.ts'
import { parseIndex } from '../indexing/searchIndex.ts'
import { AgentCache } from '../../chat/servedAgents/AgentCache.ts'
import { backgroundDone } from '../../kernel/errors/background.ts'
import { addKnowledgeText } from './addKnowledgeText.ts'
import { deleteKnowledgeSource } from './deleteKnowledgeSource.ts'
import { retryKnowledgeSource } from './retryKnowledgeSource.ts'
import { sweepKnowledge } from './sweepKnowledge.ts'
import { throttleKnowledge } from './throttleKnowledge.ts'

beforeAll(clearDatabases)
beforeEach(() => {
  // A given-up task is logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function makeWorld(region: Region, now: () => number = Date.now) {
  const agent = await makeAgent(region)
  const ports = makePorts({ now })
  const add = (text: string, title = 'A text') =>
    addKnowledgeText(ports, agent.caller, { ...agent, title, text, attemptId: randomUUID() })
  const stateOf = async (sourceId: string) => {
    const path = paths.knowledgeSource(agent.agentId, sourceId)
    const { state, failure } = (await readDocument(region, path, knowledgeSourceSchema))!.data
    return failure ? `${state}: ${failure}` : state
  }
  const knowledge = async () =>
    (await readDocument(region, paths.runtime(agent.agentId), runtimeSchema))!.data.knowledge
  const find = async (question: string) => {
    const file = await readFile(region, (await knowledge()).path)
    return ask(parseIndex(file!)!, question, 3).map(({ text }) => text)
  }
  return { agent, ports, tasks: ports.tasks, add, stateOf, knowledge, find }
}

describe.each(oneRegion)('a source in %s', (region) => {
  it('is found by the sweep when its task was lost, and is left alone while that runs', async () => {
    const { tasks, add, stateOf, ports } = await makeWorld(region)
    const { sourceId } = await add('The cat is called Minka.')
    tasks.waiting = []
    await sweepKnowledge({ now: () => ports.now() + 30 * minuteMs }, region)
    expect(await stateOf(sourceId)).toBe('processing')
    await sweepKnowledge({ now: () => ports.now() + 46 * minuteMs }, region)
    expect(await stateOf(sourceId)).toBe(`failed: ${failures.interrupted}`)
  })
})

describe.each(oneRegion)('a source in %s', (region) => {
  it('is read again as often in an hour as its owner may upload', async () => {
    const { agent, ports, add } = await makeWorld(region)
    const { sourceId } = await add('The cat is called Minka.')
    for (let count = 1; count < 500; count++) await throttleKnowledge(agent.caller.uid, ports.now())
    await expect(retryKnowledgeSource(ports, agent.caller, { ...agent, sourceId })).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
  })

  it('fails with a reason when all workers die, and is read when its owner retries', async () => {
    const { agent, ports, tasks, add, stateOf, find } = await makeWorld(region)
    const { sourceId } = await add('The cat is called Minka.')
    for (let tries = 0; tries < taskKinds.readKnowledgeSource.tries; tries++)
      tasks.kill('readKnowledgeSource')
    await tasks.run()
    expect(await stateOf(sourceId)).toBe(`failed: ${failures.interrupted}`)
    await retryKnowledgeSource(ports, agent.caller, { ...agent, sourceId })
    expect(await stateOf(sourceId)).toBe('processing')
    await tasks.runTwice()
    expect(await stateOf(sourceId)).toBe('ready')
    expect(await find('cat')).toEqual(['The cat is called Minka.'])
  })

  it('fails with a reason when its index cannot be built, and loses nothing by a death after the work', async () => {
    const { agent, ports, tasks, add, stateOf } = await makeWorld(region)
    const { sourceId } = await add('The cat is called Minka.')
    for (let tries = 0; tries < taskKinds.rebuildIndex.tries; tries++) tasks.kill('rebuildIndex')
    await tasks.run()
    expect(await stateOf(sourceId)).toBe(`failed: ${failures.notIndexed}`)
    await retryKnowledgeSource(ports, agent.caller, { ...agent, sourceId })
    tasks.kill('readKnowledgeSource', 'after')
    tasks.kill('rebuildIndex', 'after')
    await tasks.run()
    expect(await stateOf(sourceId)).toBe('ready')
  })

  it('fails at once when it cannot be queued', async () => {
    const { tasks, add, stateOf } = await makeWorld(region)
    tasks.setOutage(true)
    const { sourceId } = await add('The cat is called Minka.')
    expect(await stateOf(sourceId)).toBe(`failed: ${failures.notQueued}`)
  })

  it('fails with a reason when the plan has no room, and is indexed once there is room', async () => {
    const { agent, ports, tasks, add, stateOf, find } = await makeWorld(region)
    await new Writes(region)
      .update(paths.workspace(agent.workspaceId), {
        'internal.planLimits': { ...limits, maxKnowledgeCharacters: 60 },
      })
      .commit()
    const first = await add('The cat is called Minka.')
    await tasks.run()
    const second = await add('The dog is called Rex and he is the best dog of all dogs.')
    await tasks.run()
    expect(await stateOf(first.sourceId)).toBe('ready')
    expect(await stateOf(second.sourceId)).toBe(`failed: ${failures.noRoom}`)
    expect(await find('cat dog')).toEqual(['The cat is called Minka.'])
    await deleteKnowledgeSource(ports, agent.caller, { ...agent, sourceId: first.sourceId })
    await retryKnowledgeSource(ports, agent.caller, { ...agent, sourceId: second.sourceId })
    await tasks.run()
    expect(await stateOf(second.sourceId)).toBe('ready')
    expect(await find('Minka')).toEqual([])
  })
})

describe('an index of an earlier format', () => {
  it('is rebuilt when an answer needs it', async () => {
    const { agent, ports, tasks, add, knowledge, find } = await makeWorld('eu')
    await add('The cat is called Minka.')
    await tasks.run()
    await writeFile('eu', (await knowledge()).path, '[]\n{}', 'application/json')
    const agents = new AgentCache(ports)
    expect((await agents.readDraft('eu', agent.agentId))?.index).toBeUndefined()
    await backgroundDone(10_000)
    await tasks.run()
    expect(await find('cat')).toEqual(['The cat is called Minka.'])
    expect((await agents.readDraft('eu', agent.agentId))?.index).toBeDefined()
  })
})

describe('many sources', () => {
  it('rebuilds the index once for parallel changes', async () => {
    const at = Date.now()
    const { tasks, add, stateOf, knowledge, find } = await makeWorld('eu', () => at)
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, n) => add(`Animal${n} is called Name${n}.`)),
    )
    await tasks.runDue(at)
    expect(
      tasks.waiting.map(({ message }) => message.kind).filter((kind) => kind !== 'dropKnowledgeFiles'),
    ).toEqual(['rebuildIndex'])
    const before = await knowledge()
    await tasks.run()
    expect((await knowledge()).version).toBe(before.version + 1)
    for (const { sourceId } of added) expect(await stateOf(sourceId)).toBe('ready')
    expect((await find('Animal7'))[0]).toBe('Animal7 is called Name7.')
  })

  it('are all in the index, also more than 500, except for a broken one', async () => {
    const { agent, tasks, add, stateOf, find } = await makeWorld('eu')
    const path = (n: number) => paths.knowledgeSource(agent.agentId, `many-${String(n).padStart(3, '0')}`)
    for (let from = 0; from < 620; from += 310) {
      const writes = new Writes('eu')
      for (let n = from; n < from + 310; n++)
        writes.set(path(n), { ID: path(n).split('/').at(-1), state: 'ready', characters: 20 })
      await writes.commit()
    }
    await new Writes('eu').set(path(5), { ID: 5, state: 'ready', characters: 'many' }).commit()
    for (let from = 0; from < 620; from += 62)
      await Promise.all(
        Array.from({ length: 62 }, (_, n) => {
          const id =
            path(from + n)
              .split('/')
              .at(-1) ?? ''
          const chunks = [{ id: `${id}-0`, title: 'T', text: `Word${from + n} of it` }]
          return writeFile('eu', chunksPath(agent.agentId, id), JSON.stringify(chunks), 'application/json')
        }),
      )
    const { sourceId } = await add('The cat is called Minka.')
    await tasks.run()
    expect(await stateOf(sourceId)).toBe('ready')
    expect((await find('word619'))[0]).toBe('Word619 of it')
    expect((await find('word0'))[0]).toBe('Word0 of it')
    const failed = await readQuery(
      'eu',
      paths.knowledgeSources(agent.agentId),
      knowledgeSourceSchema.pick({ state: true }),
      (query) => query.where('state', '==', 'failed'),
    )
    expect(failed).toHaveLength(0)
  }, 60_000)
})

const limits = {
  maxAgents: 2,
  maxKnowledgeCharacters: 1,
  maxConcurrentCalls: 1,
  workspaceSeats: 2,
  clientSeats: 2,
  phoneNumbers: 0,
}
