import { listenForTest } from '../../../sandbox/listenForTest.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { saveCredential } from '../../src/domain/chat/tools/credentials/saveCredential.ts'
import { saveTool } from '../../src/domain/chat/tools/saveTool.ts'
import { safeFetch } from '../../src/providers/fetch/safeFetch.ts'
import { agentOptionsSchema } from '../../src/shared/agents/agent.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { toolDraftSchema } from '../../src/shared/tools/tools.ts'
import type { WidgetOptions } from '../../src/shared/widget/widgetOptions.ts'
import { Writes } from '../../src/store/commit.ts'
import { agentWith, makeEngine, makePorts } from '../factories.ts'
import { sayingModel } from './flows.ts'

/** The key of the shop in the sandbox. */
export const orderSecret = 'orders-a-long-secret-4711'

/** Creates a published agent with a tool that looks orders up and one that cancels them. */
export async function makeOrderWorld(
  region: Region,
  confirm: 'no' | 'visitor' = 'no',
  options: Partial<WidgetOptions> = {},
) {
  const agent = await agentWith(region, options)
  const { caller, workspaceId, agentId } = agent
  const sandbox = await listenForTest()
  const port = Number(new URL(sandbox.url).port)
  const host = `orders-${workspaceId.slice(0, 8).toLowerCase()}.localhost:${port}`
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const ports = makePorts({ web })
  const ref = { region, workspaceId }
  const credential = { name: 'Shop', kind: 'bearer' as const, field: '', hosts: [host] }
  const { credentialId } = await saveCredential(ports, caller, {
    ...ref,
    seq: 0,
    credential,
    secret: orderSecret,
  })
  const save = (tool: object) =>
    saveTool(ports, caller, { ...ref, seq: 0, tool: toolDraftSchema.parse(tool) })
  const parameters = [{ key: 'number' }]
  const url = `http://${host}/orders/{number}`
  const look = await save({
    name: 'order_status',
    description: 'Looks up an order.',
    parameters,
    request: { address: url, credentialId },
    keeps: [{ key: 'status', path: 'order.status' }],
  })
  const cancel = await save({
    name: 'cancel_order',
    description: 'Cancels an order.',
    parameters,
    request: { method: 'POST', address: `${url}/cancel`, credentialId },
    effect: 'change',
    confirm,
    question: 'Cancel order {number}?',
  })
  const tools = [look.toolId, cancel.toolId]
  const vgOptions = { ...agentOptionsSchema.parse({ model: 'gpt-4o' }), tools }
  await new Writes(region).update(paths.agent(agentId), { vgOptions }).commit()
  await publishAgent(ports, caller, agent)
  const received = async () => {
    const answer = await web.request(new URL(`http://${host}/came`), { host, method: 'GET', headers: {} })
    return answer.refusal ? '' : answer.content.toString()
  }
  const engine = (...modelSteps: Parameters<typeof sayingModel>) => {
    const model = sayingModel(...modelSteps)
    return { model, engine: makeEngine(model, { web }) }
  }
  return {
    agent,
    engine,
    web,
    lookId: look.toolId,
    cancelId: cancel.toolId,
    cancels: async () => (await received()).match(/\/cancel/g)?.length ?? 0,
  }
}

/** The model's call that cancels an order. */
export const cancelling = { call: 'cancel_order', arguments: { number: '4711' } }
