import { beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { giveFlow, sayingModel } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeClient } from '#test/agency/makeClient.ts'
import { safeFetch } from '../../../providers/fetch/safeFetch.ts'
import { flowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { mcpFunctionId, mcpToolId } from '../../../shared/tools/toolIds.ts'
import { Writes } from '../../../store/commit.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { saveMcpServer } from '../mcp/saveMcpServer.ts'
import { saveCredential } from '../tools/credentials/saveCredential.ts'
import { readFlowTools } from './readFlowTools.ts'

beforeAll(clearDatabases)

/** Creates an agent whose flow asks a server of MCP for its stock. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { caller, workspaceId, agentId } = agent
  const sandbox = await listenForTest()
  const port = Number(new URL(sandbox.url).port)
  const host = `mcp-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const ports = makePorts({ web })
  const ref = { region, workspaceId }
  const credential = { name: 'Stock', kind: 'bearer' as const, field: '', hosts: [host] }
  const secret = 'mcp-a-long-secret-4711'
  const { credentialId } = await saveCredential(ports, caller, { ...ref, seq: 0, credential, secret })
  const server = { name: 'Stock', address: `http://${host}/mcp`, credentialId }
  const { serverId } = await saveMcpServer(ports, caller, {
    ...ref,
    seq: 0,
    server: { ...server, functions: [] },
  })
  const stock = { name: 'stock', isOn: true, effect: 'read' as const, confirm: 'no' as const }
  await saveMcpServer(ports, caller, { ...ref, serverId, seq: 1, server: { ...server, functions: [stock] } })
  const publishWith = async (name: string) => {
    const when = { rule: 'tool' as const, id: mcpFunctionId(serverId, name), ended: 'ok' as const }
    const flow = flowSchema.parse({
      nodes: {
        n1: { kind: 'start', tools: [mcpToolId(serverId)] },
        n2: { kind: 'default', mode: 'fixed', text: 'Shall I reserve one?' },
      },
      edges: { e1: { from: 'n1', to: 'n2', when } },
    })
    await giveFlow(agent, flow)
    await new Writes(region).update(paths.agent(agentId), { enableNodes: true }).commit()
    await publishAgent(ports, caller, agent)
  }
  return { agent, web, serverId, publishWith }
}

describe.each(oneRegion)('rules on functions of MCP in %s', (region) => {
  it('can be published, and lead on when the function has run', async () => {
    const { agent, web, publishWith } = await makeWorld(region)
    await publishWith('stock')
    const model = sayingModel({ call: 'stock', arguments: { article: 'Oar' } }, 'There are three.')
    const { answer } = await ask(makeEngine(model, { web }), makeClaims(agent), 'Do you have oars?')
    expect(answer?.text).toBe('There are three.\n\nShall I reserve one?')
  })

  it('may name a function that is off, and none that the server does not have', async () => {
    const [off, gone] = await Promise.all([makeWorld(region), makeWorld(region)])
    await off.publishWith('reserve')
    await expect(gone.publishWith('gone')).rejects.toMatchObject({ refusal: { key: 'flowHasErrors' } })
  })

  it('show clients the names of the functions', async () => {
    const { agent, serverId, publishWith } = await makeWorld(region)
    await publishWith('stock')
    const client = await makeClient(region, agent.workspaceId, [agent.agentId], { pages: ['/nodes'] })
    expect((await readFlowTools(client, agent)).tools).toEqual([
      {
        id: mcpToolId(serverId),
        name: 'Stock',
        functions: [
          { name: 'stock', isOn: true },
          { name: 'reserve', isOn: false },
        ],
      },
    ])
  })
})
