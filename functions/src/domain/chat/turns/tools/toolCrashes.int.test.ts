import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentOptionsSchema } from '../../../../shared/agents/agent.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { toolDraftSchema } from '../../../../shared/tools/tools.ts'
import { Writes } from '../../../../store/commit.ts'
import { publishAgent } from '../../../agents/publishAgent.ts'
import { saveTool } from '../../tools/saveTool.ts'

let proxy: Awaited<ReturnType<typeof openFirestoreProxy>>
beforeAll(async () => {
  await clearDatabases()
  proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host)
})
afterAll(() => {
  vi.unstubAllEnvs()
  proxy.close()
})

describe.each(oneRegion)('tools that change something in %s', (region) => {
  it('send their request exactly once although any commit of the turn loses its response', async () => {
    const agent = await agentWith(region, {})
    const { caller, workspaceId, agentId } = agent
    const keys: string[] = []
    const ports = makePorts()
    const web: typeof ports.web = {
      ...ports.web,
      isPublicUrl: () => true,
      request: async (_, { headers }) => {
        keys.push(headers['idempotency-key'] ?? '')
        return {
          status: 200,
          type: 'application/json',
          session: '',
          content: Buffer.from('{"done":true}'),
          isCut: false,
        }
      },
    }
    const tool = toolDraftSchema.parse({
      name: 'cancel_order',
      description: 'Cancels an order.',
      parameters: [{ key: 'number' }],
      request: { method: 'POST', address: 'https://api.example.com/orders/{number}/cancel' },
      effect: 'change',
    })
    const { toolId } = await saveTool({ ...ports, web }, caller, { region, workspaceId, seq: 0, tool })
    const vgOptions = { ...agentOptionsSchema.parse({ model: 'gpt-4o' }), tools: [toolId] }
    await new Writes(region).update(paths.agent(agentId), { vgOptions }).commit()
    await publishAgent(ports, caller, agent)
    const cancelling = { call: 'cancel_order', arguments: { number: '4711' } }
    for (let number = 1, isLost = true; isLost; number++) {
      const claims = makeClaims(agent)
      const id = randomUUID()
      keys.length = 0
      const firstModel = sayingModel(cancelling, 'Cancelled.')
      const first = makeEngine(firstModel, { web })
      proxy.loseCommit(number)
      await ask(first, claims, 'Cancel order 4711', id)
      // A turn that fails early has few commits.
      isLost = number < 3 || proxy.faults.commits >= number
      proxy.loseCommit(undefined)
      const model = sayingModel(cancelling, 'Cancelled.', 'Cancelled.')
      const second = makeEngine(model, { web, now: () => Date.now() + minuteMs })
      const { answer } = await ask(second, claims, 'Cancel order 4711', id)
      expect(answer?.text, `commit ${number}`).toBeTruthy()
      expect(keys, `commit ${number}`).toEqual([expect.stringMatching(/./)])
      const prompts = JSON.stringify(
        [...firstModel.requests, ...model.requests].map(({ messages }) => messages),
      )
      expect(prompts, `commit ${number}`).not.toContain('unknown outcome')
    }
  })
})
