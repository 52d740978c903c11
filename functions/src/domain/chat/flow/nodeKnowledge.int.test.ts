import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/makeClient.ts'
import { giveFlow, orderFlow, sayingModel } from '#test/chat/flows.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentBackupSchema } from '../../../shared/agents/agent.ts'
import { flowSchema, storedFlowSchema, type FlowNode } from '../../../shared/flow/flow.ts'
import { hashOfPart } from '../../../shared/flow/hashOfPart.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { duplicateAgent } from '../../agents/templateFiles/duplicateAgent.ts'
import { importAgent } from '../../agents/templateFiles/importAgent.ts'
import { uploadTemplate } from '../../agents/templateFiles/templateFile.ts'
import { exportAgent } from '../../agents/versions/exportAgent.ts'
import { readVersion } from '../../agents/versions/readVersion.ts'
import { addKnowledgeText } from '../../knowledge/sources/addKnowledgeText.ts'
import { deleteKnowledgeSource } from '../../knowledge/sources/deleteKnowledgeSource.ts'
import { readFlow } from './readFlow.ts'
import { readFlowSources } from './readFlowSources.ts'
import { saveFlow } from './saveFlow.ts'

beforeAll(clearDatabases)

const question = 'How much does delivery cost?'

/** Creates an agent with two sources about delivery and a flow whose only step may use the first one. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, agentId } = agent
  const ports = makePorts()
  const add = async (title: string, text: string) => {
    const input = { region, agentId, title, text, attemptId: randomUUID() }
    return (await addKnowledgeText(ports, caller, input)).sourceId
  }
  const shop = await add('Shop prices', 'Delivery costs five euros in the shop.')
  const trade = await add('Trade prices', 'Delivery costs ninety euros in the trade.')
  await ports.tasks.run()
  const step = { kind: 'default', name: 'Prices', text: 'Say prices.', knowledge: [shop] }
  const flow = flowSchema.parse({
    nodes: { n1: { kind: 'start' }, n2: step },
    edges: { e1: { from: 'n1', to: 'n2', when: { rule: 'always' } } },
  })
  await giveFlow(agent, flow)
  await new Writes(region).update(paths.agent(agentId), { enableNodes: true }).commit()
  await publishAgent(ports, caller, agent)
  return { ...agent, ports, shop, trade, flow }
}

type World = Awaited<ReturnType<typeof makeWorld>>

async function flowOf(region: Region, agentId: string) {
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  return readFlow(stored?.data)
}

async function changeStep(world: World, knowledge: FlowNode['knowledge']) {
  const n2 = (await flowOf(world.region, world.agentId)).nodes['n2']
  if (!n2) throw new Error('The flow has lost its step.')
  await saveFlow(makePorts(), world.caller, {
    ...world,
    parts: { nodes: { n2: { ...n2, knowledge } }, edges: {} },
    base: { nodes: { n2: hashOfPart(n2) }, edges: {} },
  })
}

/** Returns the words that the model of the draft receives for the question. */
async function received(world: World): Promise<string> {
  const model = sayingModel('Yes.')
  await ask(makeEngine(model), makeClaims(world, { draft: true }), question)
  return model.requests[0]?.messages.at(-1)?.content ?? ''
}

async function importedFlow(world: World, withKnowledge: boolean) {
  const { region, workspaceId, caller, ports } = world
  const template = await exportAgent(caller, world)
  const content = Buffer.from(JSON.stringify(template))
  async function* pieces() {
    yield content
  }
  const piece = { region, workspaceId, bytes: content.length, content: pieces() }
  const { id: fileId } = await uploadTemplate(ports, caller, piece)
  const wanted = { region, workspaceId, fileId, title: 'Copy', withKnowledge, attemptId: randomUUID() }
  await new Writes(region).update(paths.workspace(workspaceId), { agentCount: 0 }).commit()
  const { agentId } = await importAgent(ports, caller, wanted)
  return { template, agentId, flow: await flowOf(region, agentId) }
}

describe.each(oneRegion)('a step in %s', (region) => {
  it('answers from its own sources, from all of them, or from none', async () => {
    const world = await makeWorld(region)
    expect(await received(world)).toContain('five euros')
    expect(await received(world)).not.toContain('ninety euros')
    await changeStep(world, [world.trade, 'deleted-source'])
    expect(await received(world)).toContain('ninety euros')
    expect(await received(world)).not.toContain('five euros')
    await changeStep(world, 'all')
    expect(await received(world)).toMatch(/five euros[^]*ninety euros|ninety euros[^]*five euros/)
    for (const knowledge of ['none' as const, [], ['deleted-source']]) {
      await changeStep(world, knowledge)
      expect(await received(world)).not.toContain('euros')
    }
  })

  it('loses a deleted source for visitors too, and does not answer from others', async () => {
    const world = await makeWorld(region)
    await deleteKnowledgeSource(world.ports, world.caller, { ...world, sourceId: world.shop })
    await world.ports.tasks.run()
    const model = sayingModel('Yes.')
    await ask(makeEngine(model), makeClaims(world), question)
    expect(model.requests[0]?.messages.at(-1)?.content).not.toContain('euros')
  })

  it('shows the titles of its sources in a version', async () => {
    const world = await makeWorld(region)
    await changeStep(world, [world.trade, 'deleted-source'])
    const versions = await readQuery(region, paths.backups(world.agentId), agentBackupSchema)
    const at = Math.max(...versions.map(({ data }) => data.at))
    const { flows, sources } = await readVersion(world.caller, { ...world, at })
    expect(flows?.from.nodes['n2']?.knowledge).toEqual([world.trade, 'deleted-source'])
    expect(flows?.to.nodes['n2']?.knowledge).toEqual([world.shop])
    expect(sources).toEqual([
      { id: world.trade, name: 'Trade prices' },
      { id: world.shop, name: 'Shop prices' },
    ])
  })

  it('names its sources by their position in an exported file, and by their new ids in a copy', async () => {
    const world = await makeWorld(region)
    await changeStep(world, [world.trade, 'deleted-source'])
    const { template, agentId, flow } = await importedFlow(world, true)
    expect(JSON.stringify(template)).not.toContain(world.trade)
    const position = template.knowledge.texts.findIndex(({ title }) => title === 'Trade prices')
    expect(template.flow.nodes['n2']?.knowledge).toEqual([`texts/${position}`])
    const { sources } = await readFlowSources(world.caller, { region, agentId })
    const copy = sources.find(({ name }) => name === 'Trade prices')
    expect(flow.nodes['n2']?.knowledge).toEqual([copy?.id])
    expect(copy?.id).not.toBe(world.trade)
    const bare = await importedFlow(world, false)
    expect(bare.flow.nodes['n2']?.knowledge).toEqual([])
    await new Writes(region).update(paths.workspace(world.workspaceId), { agentCount: 0 }).commit()
    const attempt = { region, agentId: world.agentId, title: 'Twin', attemptId: randomUUID() }
    const twin = await duplicateAgent(world.ports, world.caller, { ...attempt, withKnowledge: true })
    const sourcesOfTwin = await readFlowSources(world.caller, { region, agentId: twin.agentId })
    const twinOf = sourcesOfTwin.sources.find(({ name }) => name === 'Trade prices')
    expect((await flowOf(region, twin.agentId)).nodes['n2']?.knowledge).toEqual([twinOf?.id])
  })

  it('offers all sources to members, and to a client of the flow those that the flow uses', async () => {
    const world = await makeWorld(region)
    const { caller, workspaceId, agentId } = world
    const names = async (by: typeof caller) =>
      (await readFlowSources(by, { region, agentId })).sources.map(({ name }) => name).toSorted()
    expect(await names(caller)).toEqual(['Shop prices', 'Trade prices'])
    const client = (pages: string[]) => makeClient(region, workspaceId, [agentId], { pages })
    expect(await names(await client(['/nodes']))).toEqual(['Shop prices'])
    expect(await names(await client(['/nodes', '/kb']))).toEqual(['Shop prices', 'Trade prices'])
    const refused = { code: 'permission-denied' }
    await expect(names(await client(['/kb']))).rejects.toMatchObject(refused)
    await expect(names((await makeAgent(region)).caller)).rejects.toMatchObject(refused)
  })

  it('takes at most twenty sources', () => {
    const { n2 } = orderFlow().nodes
    const sources = (count: number) => Array.from({ length: count }, (_, at) => `source-${at}`)
    const parse = (count: number) =>
      flowSchema.safeParse({ nodes: { n2: { ...n2, knowledge: sources(count) } }, edges: {} }).success
    expect([parse(20), parse(21)]).toEqual([true, false])
  })
})
