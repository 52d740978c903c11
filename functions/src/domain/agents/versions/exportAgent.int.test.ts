import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent } from '#test/factories.ts'
import { giveFlow, orderFlow } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentTemplateSchema } from '../../../shared/agents/agentTemplate.ts'
import { flowLimits, flowNodeSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { toolLimits, toolSchema, type HttpRequest } from '../../../shared/tools/tools.ts'
import { Writes } from '../../../store/commit.ts'
import { newTools } from '../templateFiles/newTools.ts'
import { exportAgent } from './exportAgent.ts'

beforeAll(clearDatabases)

const toolOf = (ID: string, request: Partial<HttpRequest> = {}) =>
  toolSchema.parse({
    ID,
    name: ID,
    description: 'Looks up an order.',
    request: { address: 'https://api.example.com/orders', ...request },
    seq: 1,
    by: 'ann',
    createdAt: 1,
    changedAt: 1,
  })

/** Creates an agent with a tool as it was stored before typed secrets were refused. */
async function agentWithTool(region: Region, request: Partial<HttpRequest>) {
  const agent = await makeAgent(region)
  const tool = toolOf('order_status', request)
  await new Writes(region)
    .set(paths.tool(agent.workspaceId, tool.ID), { ...tool })
    .update(paths.agent(agent.agentId), { 'vgOptions.tools': [tool.ID] })
    .commit()
  return agent
}

describe.each(oneRegion)('exportAgent in %s', (region) => {
  it('leaves out the secrets that are typed into tools, and names them (H-182)', async () => {
    const agent = await agentWithTool(region, {
      query: [
        { name: 'lang', value: 'en' },
        { name: 'api_key', value: 'the-secret-1' },
      ],
      headers: [{ name: 'Authorization', value: 'Bearer the-secret-2' }],
      body: '{"password": "the-secret-3"}',
    })
    const template = await exportAgent(agent.caller, agent)
    expect(JSON.stringify(template)).not.toContain('the-secret')
    expect(template.secretsLeftOut).toEqual([
      'order_status: api_key',
      'order_status: Authorization',
      'order_status: password',
    ])
    expect(template.tools[0]?.request.query).toEqual([
      { name: 'lang', value: 'en' },
      { name: 'api_key', value: '' },
    ])
    const imported = await newTools(agent, template.tools, { by: 'ann', now: 1 })
    expect(imported.get('order_status')?.request.credentialId).toBe('to-choose')
  })

  it('exports as many tools as a workspace has, in a file that can be read again', async () => {
    const agent = await makeAgent(region)
    const ids = Array.from({ length: toolLimits.perWorkspace }, (_, at) => `tool_${at}`)
    const writes = new Writes(region)
    for (const ID of ids) writes.set(paths.tool(agent.workspaceId, ID), { ...toolOf(ID) })
    await writes.commit()
    const nodes = Array.from({ length: ids.length / flowLimits.tools }, (_, at) => {
      const tools = ids.slice(at * flowLimits.tools, (at + 1) * flowLimits.tools)
      return [`n${at + 10}`, flowNodeSchema.parse({ kind: 'default', name: `Node ${at}`, tools })]
    })
    const flow = orderFlow()
    await giveFlow(agent, { ...flow, nodes: { ...flow.nodes, ...Object.fromEntries(nodes) } })
    const template = await exportAgent(agent.caller, agent)
    expect(template.tools).toHaveLength(ids.length)
    expect(agentTemplateSchema.parse(template).tools).toHaveLength(ids.length)
  })
})
