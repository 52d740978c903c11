import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { agentOptionsSchema } from '../../../../shared/agents/agent.ts'
import { modelPrice, type ModelId } from '../../../../shared/models/models.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { priceUsage } from '../../../billing/credits/priceUsage.ts'
import type { LanguageModel, ModelPart } from '../../../kernel/ports/ports.ts'

beforeAll(clearDatabases)

type Behaviour = Error | { says: string; thenFails?: boolean }

/** Creates models with the given behaviour, and records the calls. */
function modelsThat(
  behaviours: Partial<Record<ModelId, Behaviour>>,
): LanguageModel & { requested: ModelId[] } {
  const requested: ModelId[] = []
  return {
    requested,
    hasKey: (model) => behaviours[model] !== undefined,
    async *stream({ model }): AsyncGenerator<ModelPart> {
      requested.push(model)
      const behaviour = behaviours[model] ?? new AppError('unavailable')
      if (behaviour instanceof Error) throw behaviour
      yield { type: 'text', text: behaviour.says }
      if (behaviour.thenFails) throw new AppError('unavailable')
      yield { type: 'usage', inputTokens: 1_000, cachedTokens: 600, outputTokens: 20 }
    },
  }
}

const down = new AppError('unavailable', 'modelUnreachable')

describe.each(oneRegion)('an agent whose model does not answer in %s', (region) => {
  it('calls one of another vendor, which alone is paid, and the trace has the reason', async () => {
    const agent = await agentWith(region, {})
    const models = modelsThat({
      'gpt-4o': down,
      'claude-sonnet-4-5': { says: 'Dear.' },
      'gemini-2.5-flash': { says: 'I am here.' },
    })
    const engine = makeEngine(models)
    const { answer, last } = await ask(engine, makeClaims(agent, { draft: true }))
    expect(answer?.text).toBe('I am here.')
    expect(models.requested).toEqual(['gpt-4o', 'gemini-2.5-flash'])
    const report = last?.type === 'done' ? last.report : undefined
    expect(report?.trace?.steps).toMatchObject([
      { step: 'fallback', model: 'gpt-4o', to: 'gemini-2.5-flash', reason: 'failed' },
      { step: 'model', model: 'gemini-2.5-flash', cachedTokens: 600 },
    ])
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    const amount = priceUsage(modelPrice('gemini-2.5-flash'), 1_000, 20, 600)
    expect(amount).toBe(400 * 3 + 600 * 0.75 + 20 * 25)
    expect(receipts).toMatchObject([{ model: 'gemini-2.5-flash', amount, cachedTokens: 600 }])
  })

  it("calls the owner's choice, or none", async () => {
    const options = (fallbackModel: ModelId | 'none') => ({
      vgOptions: agentOptionsSchema.parse({ model: 'gpt-4o', fallbackModel }),
    })
    const models = modelsThat({
      'gpt-4o': down,
      'gemini-2.5-flash': { says: 'Cheap.' },
      'claude-haiku-4-5': { says: 'Chosen.' },
    })
    const chosen = await agentWith(region, {}, options('claude-haiku-4-5'))
    expect((await ask(makeEngine(models), makeClaims(chosen))).answer?.text).toBe('Chosen.')
    const none = await agentWith(region, {}, options('none'))
    const engine = makeEngine(models)
    expect((await ask(engine, makeClaims(none))).code).toBe('unavailable')
    await engine.flush()
    expect((await expectBooksToBalance(none.wallet, [none.agentId])).receipts).toEqual([])
  })

  it('calls no other model once a word was shown', async () => {
    const agent = await agentWith(region, {})
    const models = modelsThat({
      'gpt-4o': { says: 'It costs ', thenFails: true },
      'gemini-2.5-flash': { says: 'I am here.' },
    })
    const engine = makeEngine(models)
    expect((await ask(engine, makeClaims(agent))).code).toBe('unavailable')
    expect(models.requested).toEqual(['gpt-4o'])
    await engine.flush()
    const { wallet, receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect([receipts, wallet.leased]).toEqual([[], 0])
  })

  it('calls no model without credit for it', async () => {
    const agent = await agentWith(
      region,
      {},
      { vgOptions: agentOptionsSchema.parse({ model: 'gpt-4o-mini' }) },
    )
    const { wallet } = await expectBooksToBalance(agent.wallet, [])
    await adjustWallet(agent.wallet, 'test', 5_000 - wallet.balance, 'test', Date.now())
    const models = modelsThat({ 'gpt-4o-mini': down, 'claude-sonnet-4-5': { says: 'Dear.' } })
    expect((await ask(makeEngine(models), makeClaims(agent))).code).toBe('unavailable')
    expect(models.requested).toEqual(['gpt-4o-mini'])
  })
})
