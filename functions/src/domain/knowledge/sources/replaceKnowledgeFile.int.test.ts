import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs } from '../../../shared/durations.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { listFiles } from '../../../store/files.ts'
import { taskKinds } from '../../kernel/tasks/taskKinds.ts'
import { knowledgeFolder } from './knowledgePaths.ts'
import { failures } from './knowledgeStates.ts'
import { readKnowledgePassages } from './readKnowledgePassages.ts'
import { renameKnowledgeSource } from './renameKnowledgeSource.ts'
import { replaceKnowledgeFile } from './replaceKnowledgeFile.ts'
import { addKnowledgeFile } from './addKnowledgeFile.ts'
import { addKnowledgeText } from './addKnowledgeText.ts'
import { deleteKnowledgeSource } from './deleteKnowledgeSource.ts'
import { uploadFile } from './uploads/uploadFile.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a source with a replaced file in %s', (region) => {
  async function makeWorld() {
    const agent = await makeAgent(region)
    const clock = { now: Date.now() }
    const ports = makePorts({ now: () => clock.now })
    const upload = async (filename: string, text: string) => {
      const base64Payload = Buffer.from(text).toString('base64')
      return (await uploadFile(ports, agent.caller, { ...agent, filename, base64Payload })).id
    }
    const fileId = await upload('cats.txt', 'The cat is called Minka.')
    const { sourceId } = await addKnowledgeFile(ports, agent.caller, { ...agent, fileId, title: 'Cats' })
    await ports.tasks.run()
    const replace = async (filename: string, text: string) =>
      replaceKnowledgeFile(ports, agent.caller, { ...agent, sourceId, fileId: await upload(filename, text) })
    const source = async () =>
      (await readDocument(region, paths.knowledgeSource(agent.agentId, sourceId), knowledgeSourceSchema))!
        .data
    const find = async (question: string) => {
      const servedAgent = await makeEngine().agents.readPublished(region, agent.agentId)
      const index = servedAgent?.index
      const found = index?.choose(index.byWords({ question }), 3) ?? []
      return found.map(({ title, text }) => `${title}: ${text}`)
    }
    const passages = async (request: object = {}) =>
      readKnowledgePassages(ports, agent.caller, {
        ...agent,
        sourceId,
        from: 0,
        passage: '',
        search: '',
        ...request,
      })
    return { agent, clock, ports, tasks: ports.tasks, sourceId, replace, source, find, passages }
  }

  it('answers from the old file until the new one is read, and then only from that', async () => {
    const { agent, tasks, replace, source, find } = await makeWorld()
    await replace('cats.csv', 'Cat,Name\nthe black one,Mikesch\n')
    expect((await source()).replacement).toMatchObject({ kind: 'csv', failure: '' })
    expect(await find('cat')).toEqual(['Cats: The cat is called Minka.'])
    await tasks.runTwice()
    expect(await source()).toMatchObject({ title: 'Cats', kind: 'csv', state: 'ready', chunks: 1 })
    expect((await source()).replacement).toBeUndefined()
    expect(await find('cat')).toEqual(['Cats, row 1: Cat: the black one; Name: Mikesch'])
    expect(await listFiles(region, `${knowledgeFolder(agent.agentId)}uploads/`)).toHaveLength(1)
  })

  it('keeps the old file and reports it when the new one is unreadable, or when no worker finishes', async () => {
    const { tasks, replace, source, find } = await makeWorld()
    await replace('cats.csv', 'Cat,Name\n')
    await tasks.run()
    expect(await source()).toMatchObject({ kind: 'txt', state: 'ready' })
    expect((await source()).replacement?.failure).toBe('This table has no rows.')
    await replace('cats.txt', 'The cat is called Mikesch.')
    for (let tries = 0; tries < taskKinds.replaceKnowledgeFile.tries; tries++)
      tasks.kill('replaceKnowledgeFile')
    await tasks.run()
    expect((await source()).replacement?.failure).toBe(failures.interrupted)
    expect(await find('cat')).toEqual(['Cats: The cat is called Minka.'])
  })

  it('keeps the old file when the plan has no room for the new one', async () => {
    const { agent, tasks, replace, source, find } = await makeWorld()
    const planLimits = {
      maxAgents: 2,
      maxKnowledgeCharacters: 60,
      maxConcurrentCalls: 1,
      workspaceSeats: 2,
      clientSeats: 2,
      phoneNumbers: 0,
    }
    await new Writes(region)
      .update(paths.workspace(agent.workspaceId), { 'internal.planLimits': planLimits })
      .commit()
    await replace('cats.txt', 'The cat is called Mikesch, and so are all other cats of this village.')
    await tasks.run()
    expect((await source()).replacement?.failure).toBe(failures.noRoom)
    expect(await find('cat')).toEqual(['Cats: The cat is called Minka.'])
  })

  it('uses the file that was chosen last', async () => {
    const { tasks, replace, find } = await makeWorld()
    await replace('cats.txt', 'The cat is called Mikesch.')
    await replace('cats.txt', 'The cat is called Felix.')
    await tasks.runTwice({ atOnce: true })
    expect(await find('cat')).toEqual(['Cats: The cat is called Felix.'])
  })

  it('accepts no new file without having one', async () => {
    const { agent, ports, sourceId } = await makeWorld()
    const text = { ...agent, title: 'Dogs', text: 'The dog is called Rex.', attemptId: randomUUID() }
    const added = await addKnowledgeText(ports, agent.caller, text)
    await expect(
      replaceKnowledgeFile(ports, agent.caller, { ...agent, sourceId: added.sourceId, fileId: sourceId }),
    ).rejects.toThrow('This source has no file to replace.')
  })

  it('finds and names passages by a new title', async () => {
    const { agent, ports, sourceId, find, passages } = await makeWorld()
    await renameKnowledgeSource(ports, agent.caller, { ...agent, sourceId, title: 'Animals' })
    await ports.tasks.run()
    expect(await find('cat')).toEqual(['Animals: The cat is called Minka.'])
    expect((await passages()).passages[0]?.title).toBe('Animals')
  })

  it('returns passages in order, page by page, and finds words and single ones', async () => {
    const { tasks, replace, passages } = await makeWorld()
    const rows = Array.from({ length: 120 }, (_, n) => `cat ${n + 1},Straße ${n + 1}`)
    await replace('cats.csv', `Name,Place\n${rows.join('\n')}\n`)
    await tasks.run()
    const first = await passages()
    expect([first.total, first.from, first.passages.length]).toEqual([120, 0, 50])
    expect(first.passages[0]).toMatchObject({ title: 'Cats, row 1', text: 'Name: cat 1; Place: Straße 1' })
    expect((await passages({ from: 100 })).passages).toHaveLength(20)
    const named = await passages({ passage: first.passages[40]?.id })
    expect(named.from).toBe(38)
    expect(named.passages[2]?.id).toBe(first.passages[40]?.id)
    const found = await passages({ search: 'STRASSE 119' })
    expect(found.passages.map(({ title }) => title)).toEqual(['Cats, row 119'])
  })

  it('refuses to show passages to people of other workspaces', async () => {
    const { sourceId, agent } = await makeWorld()
    const other = await makeAgent(region)
    const request = { ...agent, sourceId, from: 0, passage: '', search: '' }
    await expect(readKnowledgePassages(makePorts(), other.caller, request)).rejects.toThrow(
      'You don’t have permission to do that here.',
    )
  })

  it('leaves nothing when it is deleted while its new file waits', async () => {
    const { agent, clock, ports, replace, sourceId } = await makeWorld()
    await replace('cats.txt', 'The cat is called Mikesch.')
    await deleteKnowledgeSource(ports, agent.caller, { ...agent, sourceId })
    clock.now += 2 * dayMs
    await ports.tasks.runDue(clock.now)
    const left = await listFiles(region, knowledgeFolder(agent.agentId))
    expect(left.map(({ path }) => path).filter((path) => !path.includes('index-'))).toEqual([])
  })
})
