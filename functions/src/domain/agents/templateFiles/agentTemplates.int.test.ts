import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent, makeCaller, makePorts } from '#test/factories.ts'
import { giveFlow, orderFlow } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentSchema } from '../../../shared/agents/agent.ts'
import type { AgentTemplate } from '../../../shared/agents/agentTemplate.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { flowNodeSchema, storedFlowSchema } from '../../../shared/flow/flow.ts'
import { savedTestSchema } from '../../../shared/agents/savedTests.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { defaultSiteSettings } from '../../../shared/knowledge/sites.ts'
import { toolDraftSchema, toolSchema } from '../../../shared/tools/tools.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { listFiles } from '../../../store/files.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { addPair } from '../../knowledge/sources/addPair.ts'
import { addKnowledgeText } from '../../knowledge/sources/addKnowledgeText.ts'
import { saveCredential } from '../../chat/tools/credentials/saveCredential.ts'
import { saveTool } from '../../chat/tools/saveTool.ts'
import { exportAgent } from '../versions/exportAgent.ts'
import { duplicateAgent } from './duplicateAgent.ts'
import { importAgent } from './importAgent.ts'
import { previewImport } from './previewImport.ts'
import { uploadTemplate } from './templateFile.ts'
import { newTest } from '../../chat/savedTests/newTest.ts'

beforeAll(clearDatabases)

type Account = Awaited<ReturnType<typeof makeAccount>>
const secret = 'the-key-of-the-shop'

async function* inPieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += 1_000) yield content.subarray(from, from + 1_000)
}

async function upload({ region, workspaceId, caller }: Account, file: object, ports = makePorts()) {
  const content = Buffer.from(JSON.stringify(file))
  const piece = { region, workspaceId, bytes: content.length, content: inPieces(content) }
  const { id } = await uploadTemplate(ports, caller, piece)
  return { region, workspaceId, fileId: id }
}

/** Creates an agent with a flow, a tool with a credential, a text, a pair and a site. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, workspaceId, agentId } = agent
  const ports = makePorts()
  const credential = { name: 'Shop', kind: 'bearer' as const, field: '', hosts: ['api.example.com'] }
  const saved = await saveCredential(ports, caller, { region, workspaceId, seq: 0, credential, secret })
  const request = { address: 'https://api.example.com/orders', credentialId: saved.credentialId }
  const tool = toolDraftSchema.parse({
    name: 'cancel_order',
    description: 'Cancels.',
    request,
    effect: 'change',
  })
  const { toolId } = await saveTool(ports, caller, { region, workspaceId, seq: 0, tool })
  const flow = orderFlow()
  const { n2 } = flow.nodes
  if (!n2) throw new Error('The flow has no second node.')
  n2.tools = [toolId]
  n2.group = 'n9'
  flow.nodes['n9'] = flowNodeSchema.parse({ kind: 'group', name: 'Desk', isCollapsed: true })
  flow.edges['e5'] = { from: 'n2', to: 'n4', order: 3, when: { rule: 'tool', id: toolId, ended: 'ok' } }
  await giveFlow(agent, flow)
  await new Writes(region)
    .update(paths.agent(agentId), { enableNodes: true, 'vgOptions.tools': [toolId] })
    .commit()
  const text = { region, agentId, title: 'Returns', text: 'Thirty days.', attemptId: randomUUID() }
  await addKnowledgeText(ports, caller, text)
  await addPair(ports, agent, { question: 'Open?', answer: 'At nine.', workspaceId })
  await ports.tasks.run()
  return { ...agent, toolId, flow }
}

const agentOf = async (region: Region, agentId: string) =>
  (await readDocument(region, paths.agent(agentId), agentSchema))?.data
const sourcesOf = async (region: Region, agentId: string) => {
  const sources = await readQuery(region, paths.knowledgeSources(agentId), knowledgeSourceSchema)
  return sources.map(({ data }) => data).toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
}

describe.each(oneRegion)('an agent as a file in %s', (region) => {
  it('contains flow, tools and knowledge, but no secret and no ID of its workspace', async () => {
    const world = await makeWorld(region)
    const template = await exportAgent(world.caller, world)
    expect(template).toMatchObject({
      version: 2,
      agentTools: ['cancel_order'],
      tools: [{ name: 'cancel_order', credential: { name: 'Shop', hosts: ['api.example.com'] } }],
      knowledge: {
        pairs: [{ question: 'Open?', answer: 'At nine.' }],
        texts: [{ title: 'Returns', text: 'Thirty days.' }],
        leftOut: [],
      },
    })
    expect(template.flow.edges['e5']?.when).toEqual({ rule: 'tool', id: 'cancel_order', ended: 'ok' })
    const json = JSON.stringify(template)
    for (const inner of [world.agentId, world.workspaceId, world.toolId, secret, 'credentialId', 'ownerID'])
      expect(json).not.toContain(inner)
  })

  it('is previewed without creating anything, and becomes an agent under new IDs', async () => {
    const world = await makeWorld(region)
    const template: AgentTemplate = await exportAgent(world.caller, world)
    template.knowledge.sites.push({
      title: '',
      address: 'https://example.com/',
      settings: defaultSiteSettings,
    })
    const other = await makeAccount(region)
    const ports = makePorts()
    const file = await upload(other, {
      ...template,
      owner: 'somebody',
      agent: { ...template.agent, ownerID: 'x' },
    })
    const preview = await previewImport(ports, other.caller, file)
    expect(preview).toMatchObject({
      title: 'Test agent',
      nodes: 6,
      tools: [{ name: 'cancel_order', host: 'api.example.com', effect: 'change' }],
      credentials: [{ name: 'Shop', isThere: false }],
      pairs: 1,
      texts: 1,
      sites: ['https://example.com/'],
      ignored: ['owner', 'agent.ownerID'],
      noRoomFor: [],
    })
    const workspace = await readDocument(region, paths.workspace(other.workspaceId), workspaceSchema)
    expect(workspace?.data.agentCount).toBe(0)
    const input = { ...file, title: 'From a file', withKnowledge: true, attemptId: randomUUID() }
    const { agentId } = await importAgent(ports, other.caller, input)
    expect((await importAgent(ports, other.caller, input)).agentId).toBe(agentId)
    const made = await agentOf(region, agentId)
    expect(made).toMatchObject({ title: 'From a file', ownerID: other.workspaceId, publishedVersion: 0 })
    const tools = await readQuery(region, paths.tools(other.workspaceId), toolSchema)
    expect(tools).toHaveLength(1)
    const tool = tools[0]?.data
    expect(tool?.ID).not.toBe(world.toolId)
    expect(tool?.request.credentialId).toBe('to-choose')
    expect(made?.vgOptions.tools).toEqual([tool?.ID])
    const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
    const { nodes } = readFlow(stored?.data)
    expect(nodes['n2']).toMatchObject({ tools: [tool?.ID], group: 'n9' })
    expect(nodes['n9']).toEqual(world.flow.nodes['n9'])
    // Nothing is fetched: the queue has only the text and the index.
    const kinds = ports.tasks.waiting.map(({ message }) => message.kind)
    expect(kinds).not.toContain('readSite')
    await ports.tasks.runDue(Date.now() + minuteMs)
    expect(await sourcesOf(region, agentId)).toMatchObject([
      { kind: 'pair', state: 'ready', ownerID: other.workspaceId },
      { kind: 'site', state: 'ready', site: { run: { state: 'cancelled' } } },
      { kind: 'text', state: 'ready', characters: 12 },
    ])
  })

  it('turns its questions into tests of the new agent, each of them once', async () => {
    const account = await makeAccount(region)
    const ports = makePorts()
    const template = await exportAgent(...(await exported(region)))
    const tests = [{ question: 'Open?', expected: 'At nine.' }, { question: 'Lift?' }, { question: 'open? ' }]
    const file = await upload(account, { ...template, tests })
    expect((await previewImport(ports, account.caller, file)).questions).toEqual(['Open?', 'Lift?', 'open?'])
    const input = { ...file, title: 'Moved', withKnowledge: true, attemptId: randomUUID() }
    const { agentId } = await importAgent(ports, account.caller, input)
    const saved = await readQuery(region, paths.tests(agentId), savedTestSchema, (query) =>
      query.orderBy('at', 'desc'),
    )
    expect(saved.map(({ data }) => data)).toMatchObject([
      {
        question: 'Open?',
        expected: 'At nine.',
        ownerID: account.workspaceId,
        by: account.caller.uid,
        last: null,
      },
      { question: 'Lift?', expected: '' },
    ])
  })

  it('keeps its saved tests, except for the sources that they expect', async () => {
    const account = await makeAccount(region)
    const agent = await makeAgent(region)
    const expects = { contains: ['nine'], path: ['n9'], outcome: 'done', judge: { wanted: true } }
    const passages = [{ id: 'source', title: 'Hours' }]
    const question = 'When do you open?'
    const stored = {
      ...newTest({ question, expected: 'At nine.' }, { by: agent.caller.uid, at: 1 }),
      agentId: agent.agentId,
      ownerID: agent.workspaceId,
    }
    await new Writes(region)
      .set(paths.test(agent.agentId, stored.ID), {
        ...stored,
        expects: { ...stored.expects, ...expects, passages },
      })
      .commit()
    const file = await upload(account, await exportAgent(agent.caller, agent))
    const input = { ...file, title: 'Moved', withKnowledge: true, attemptId: randomUUID() }
    const { agentId } = await importAgent(makePorts(), account.caller, input)
    const saved = await readQuery(region, paths.tests(agentId), savedTestSchema)
    expect(saved.map(({ data }) => data)).toMatchObject([
      { question, expected: 'At nine.', expects: { ...expects, passages: [] } },
    ])
  })

  it('is refused for strangers, above the plan, and when it is missing', async () => {
    const account = await makeAccount(region)
    const file = await upload(account, await exportAgent(...(await exported(region))))
    const refused = { code: 'permission-denied' }
    const stranger = makeCaller()
    const input = { ...file, title: 'X', withKnowledge: false, attemptId: randomUUID() }
    await expect(previewImport(makePorts(), stranger, file)).rejects.toMatchObject(refused)
    await expect(importAgent(makePorts(), stranger, input)).rejects.toMatchObject(refused)
    await new Writes(region).update(paths.workspace(account.workspaceId), { agentCount: 2 }).commit()
    expect((await previewImport(makePorts(), account.caller, file)).noRoomFor).toEqual(['agent'])
    const full = { code: 'agent-limit-reached' }
    await expect(importAgent(makePorts(), account.caller, input)).rejects.toMatchObject(full)
    const missingFile = { ...file, fileId: 'not-there' }
    await expect(previewImport(makePorts(), account.caller, missingFile)).rejects.toMatchObject({
      fields: { file: 'The uploaded file is no longer here. Choose it again.' },
    })
  })

  it('is deleted from Storage a day after its upload', async () => {
    const account = await makeAccount(region)
    let now = Date.now()
    const ports = makePorts({ now: () => now })
    await upload(account, { format: 'agent-template' }, ports)
    const folder = `templates/${account.workspaceId}/`
    expect(await listFiles(region, folder)).toHaveLength(1)
    now += 25 * hourMs
    await ports.tasks.run()
    expect(await listFiles(region, folder)).toEqual([])
  })

  it('is not needed for a duplicate, which keeps the knowledge in its own workspace', async () => {
    const world = await makeWorld(region)
    const ports = makePorts()
    const attempt = { region, agentId: world.agentId, title: 'Test agent (copy)', attemptId: randomUUID() }
    const { agentId } = await duplicateAgent(ports, world.caller, { ...attempt, withKnowledge: true })
    const again = await duplicateAgent(ports, world.caller, { ...attempt, withKnowledge: true })
    expect(again.agentId).toBe(agentId)
    expect(await agentOf(region, agentId)).toMatchObject({
      title: 'Test agent (copy)',
      ownerID: world.workspaceId,
      publishedVersion: 0,
      vgOptions: { tools: [world.toolId] },
    })
    await ports.tasks.run()
    expect(await sourcesOf(region, agentId)).toMatchObject([
      { kind: 'pair', state: 'ready' },
      { kind: 'text', state: 'ready', characters: 12 },
    ])
    const refused = { code: 'permission-denied' }
    const input = { ...attempt, attemptId: randomUUID(), withKnowledge: false }
    await expect(duplicateAgent(ports, makeCaller(), input)).rejects.toMatchObject(refused)
    const full = { code: 'agent-limit-reached' }
    await expect(duplicateAgent(ports, world.caller, input)).rejects.toMatchObject(full)
  })
})

async function exported(region: Region): Promise<Parameters<typeof exportAgent>> {
  const agent = await makeAgent(region)
  return [agent.caller, agent]
}
