import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeCaller, makeClaims, makeEngine } from '#test/factories.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { replayStep } from './replayStep.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a step that is replayed in %s', (region) => {
  it('is called again with the same messages and other instructions, and has a receipt', async () => {
    const agent = await makeAgent(region)
    const model = sayingModel('Hello.', 'It takes a week.', 'Seven days, Sir.')
    const engine = makeEngine(model)
    const claims = makeClaims(agent, { draft: true })
    await ask(engine, claims, 'Good morning')
    const { id } = await ask(engine, claims, 'How long does it take?')
    const ref = { region, agentId: agent.agentId, conversationId: claims.conversationId, messageId: id }
    const results = [{ name: 'delivery_time', content: '{"days":7}' }]
    const step = {
      ...ref,
      model: 'gpt-4o' as const,
      instructions: 'Be very polite.',
      usesKnowledge: true,
      results,
    }
    const replayed = await replayStep(engine, agent.caller, step)
    expect(replayed).toMatchObject({ text: 'Seven days, Sir.', model: 'gpt-4o', outputTokens: 20 })
    expect(replayed.costUnits).toBeGreaterThan(0)
    const [, second, third] = model.requests
    expect(third?.instructions).toBe('Be very polite.')
    expect(third?.messages.slice(0, -1)).toEqual(second?.messages)
    expect(third?.messages.at(-1)?.content).toContain('delivery_time answered: {"days":7}')
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(3)
  })

  it('is replayed for members only, and for test conversations', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine(sayingModel('Hello.', 'Hello.'))
    const visitor = makeClaims(agent)
    const { id } = await ask(engine, visitor, 'Hello')
    const ref = { region, agentId: agent.agentId, conversationId: visitor.conversationId, messageId: id }
    const step = { ...ref, model: 'gpt-4o' as const, instructions: 'X', usesKnowledge: false, results: [] }
    await expect(replayStep(engine, makeCaller(), step)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(replayStep(engine, agent.caller, step)).rejects.toMatchObject({ code: 'not-found' })
  })
})
