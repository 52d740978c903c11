import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/makeClient.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { giveFlow, orderFlow } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { storedFlowSchema, type FlowNode } from '../../../shared/flow/flow.ts'
import { hashOfPart } from '../../../shared/flow/hashOfPart.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { readFlow } from './readFlow.ts'
import { readFlowTools } from './readFlowTools.ts'
import { saveFlow } from './saveFlow.ts'

beforeAll(clearDatabases)

const refused = { code: 'permission-denied' }

/** Creates an agent whose second node uses a tool; its workspace has another tool for other organisations. */
async function agentWithTool(region: Region) {
  const agent = await makeAgent(region)
  const { workspaceId } = agent
  const flow = orderFlow()
  const n2 = { ...nodeOf(flow.nodes, 'n2'), tools: ['ownTool1', 'calendar.days1', 'builtin.lead'] }
  await giveFlow(agent, { ...flow, nodes: { ...flow.nodes, n2 } })
  await new Writes(region)
    .set(paths.tool(workspaceId, 'ownTool1'), { name: 'order_status', secretly: 'x' })
    .set(paths.tool(workspaceId, 'foreign1'), { name: 'bank_account' })
    .set(paths.calendar(workspaceId, 'days1'), { name: 'Workshop' })
    .commit()
  return { ...agent, n2 }
}

function nodeOf(nodes: Record<string, FlowNode>, id: string): FlowNode {
  const node = nodes[id]
  if (!node) throw new Error('The flow has lost its nodes.')
  return node
}

/** Changes the second node, as a person who has just read it. */
async function changeNode(
  agent: { region: Region; agentId: string },
  caller: Caller,
  next: Partial<FlowNode>,
) {
  const { region, agentId } = agent
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const n2 = nodeOf(readFlow(stored?.data).nodes, 'n2')
  return saveFlow(makePorts(), caller, {
    region,
    agentId,
    parts: { nodes: { n2: { ...n2, ...next } }, edges: {} },
    base: { nodes: { n2: hashOfPart(n2) }, edges: {} },
  })
}

describe.each(oneRegion)('the flow of a client’s agent in %s', (region) => {
  it('can be changed by a client with one of its pages, and by no other', async () => {
    const agent = await agentWithTool(region)
    const { workspaceId, agentId } = agent
    const client = (pages: string[], agents = [agentId], extra: object = {}) =>
      makeClient(region, workspaceId, agents, { pages, ...extra })
    for (const page of ['/nodes', '/prompt']) {
      const saved = await changeNode(agent, await client([page]), { text: `By ${page}.` })
      expect(saved.refused).toEqual({ nodes: {}, edges: {} })
    }
    const change = { text: 'Not his.' }
    const others = [
      await client(['/settings', '/kb', '/voice', '/convos']),
      await client(['/nodes'], []),
      await client(['/nodes'], [agentId], { agents: ['another'] }),
      await client(['/nodes'], [agentId], { kind: 'imp', exp: new Date(Date.now() + minuteMs) }),
      await makeClient(region, (await makeAgent(region)).workspaceId, [agentId], { pages: ['/nodes'] }),
    ]
    // The last written organisation is this workspace's again.
    const able = await client(['/nodes'])
    for (const caller of others.slice(2))
      await expect(changeNode(agent, caller, change)).rejects.toMatchObject(refused)
    await expect(changeNode(agent, others[0]!, change)).rejects.toMatchObject(refused)
    await changeNode(agent, able, { text: 'His.' })
    await expect(publishAgent(makePorts(), able, agent)).rejects.toMatchObject(refused)
    await client(['/nodes'], [])
    for (const caller of [others[1]!, able])
      await expect(changeNode(agent, caller, change)).rejects.toMatchObject(refused)
    const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
    expect(nodeOf(readFlow(stored?.data).nodes, 'n2').text).toBe('His.')
    expect(stored?.data.by).toBe(able.uid)
  })

  it('names only tools that the agent may use, also after one was removed', async () => {
    const agent = await agentWithTool(region)
    const client = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/nodes'] })
    for (const tools of [['foreign1'], ['calendar.other1'], [...agent.n2.tools, 'foreign1']])
      await expect(changeNode(agent, client, { tools })).rejects.toMatchObject({
        ...refused,
        refusal: { key: 'toolNotGiven' },
      })
    await changeNode(agent, client, { tools: [] })
    await changeNode(agent, client, { tools: ['calendar.days1', 'builtin.earlier'] })
    await changeNode(agent, client, { tools: agent.n2.tools })
    // A member adds another one, and removes this one.
    await changeNode(agent, agent.caller, { tools: ['foreign1'] })
    await changeNode(agent, client, { tools: [] })
    await changeNode(agent, client, { tools: ['foreign1'] })
    await expect(changeNode(agent, client, { tools: ['ownTool1'] })).rejects.toMatchObject(refused)
    // The agent's own list counts too.
    await new Writes(region).update(paths.agent(agent.agentId), { 'vgOptions.tools': ['ownTool1'] }).commit()
    await changeNode(agent, client, { tools: ['ownTool1'] })
  })

  it('shows a client the names of those tools and nothing else', async () => {
    const agent = await agentWithTool(region)
    const client = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/prompt'] })
    const named = [
      { id: 'ownTool1', name: 'order_status' },
      { id: 'calendar.days1', name: 'Workshop' },
    ]
    expect((await readFlowTools(client, agent)).tools.toSorted((a, b) => b.id.localeCompare(a.id))).toEqual(
      named,
    )
    await changeNode(agent, client, { tools: [] })
    expect((await readFlowTools(client, agent)).tools).toHaveLength(2)
    const other = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/settings'] })
    await expect(readFlowTools(other, agent)).rejects.toMatchObject(refused)
  })
})
