import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallbackChoices, modelIds, modelPrice, type ModelId } from '../../../../shared/models/models.ts'
import { modelVendors, type ModelVendor } from '../../../../shared/models/modelPrice.ts'
import { models } from '../../../../shared/models/modelSeed.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { ModelKeyRefused } from '../../modelKeys/ModelKeyRefused.ts'
import type { OwnKey, OwnKeys } from '../../modelKeys/OwnKeys.ts'
import { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { ModelRoutes } from './ModelRoutes.ts'

const keyOf = (vendor: (typeof modelVendors)[number]) => ({
  vendor,
  secret: new SecretText('key'),
  storedAt: 0,
  baseUrl: '',
  model: '',
})
const allKeys = { hasKey: () => true, fallback: 'auto' as const }
const failure = new AppError('unavailable')
const named = (ways: ModelRoutes, model: ModelId, needsTools = false) =>
  ways.to(model, needsTools).map((way) => (way.key ? `own ${way.model}` : way.model))

describe('ModelRoutes', () => {
  it('tries the model, then the cheapest of another vendor with a key', () => {
    const ways = new ModelRoutes({ models, keys: new Map(), ...allKeys })
    expect(named(ways, 'gpt-4o')).toEqual(['gpt-4o', 'custom'])
    const few = { ...allKeys, hasKey: (id: ModelId) => id.startsWith('claude') }
    expect(named(new ModelRoutes({ models, keys: new Map(), ...few }), 'gpt-4o')).toEqual([
      'gpt-4o',
      'claude-haiku-4-5',
    ])
    expect(
      named(new ModelRoutes({ models, keys: new Map(), ...allKeys, hasKey: () => false }), 'gpt-4o'),
    ).toEqual(['gpt-4o'])
  })

  it('tries no model that cannot call tools when tools are needed', () => {
    const weak = models.map((model) => ({ ...model, tools: model.id !== 'custom' }))
    const ways = new ModelRoutes({ models: weak, keys: new Map(), ...allKeys })
    expect(named(ways, 'gpt-4o', true)).toEqual(['gpt-4o', 'gemini-2.5-flash'])
    expect(named(ways, 'gpt-4o')).toEqual(['gpt-4o', 'custom'])
  })

  it("tries the owner's choice, and no other model when they chose none", () => {
    const chosen = new ModelRoutes({ models, keys: new Map(), ...allKeys, fallback: 'gpt-4o-mini' })
    expect(named(chosen, 'gpt-4o')).toEqual(['gpt-4o', 'gpt-4o-mini'])
    const none = new ModelRoutes({ models, keys: new Map(), ...allKeys, fallback: 'none' })
    expect(named(none, 'gpt-4o')).toEqual(['gpt-4o'])
  })

  it('tries the workspace’s own key first, and no other when it allows only its own', () => {
    const own = new Map([['openai', { key: keyOf('openai'), isOnly: false }]] as const)
    const ways = new ModelRoutes({ models, keys: own, ...allKeys })
    expect(named(ways, 'gpt-4o')).toEqual(['own gpt-4o', 'gpt-4o', 'custom'])
    const [first] = ways.to('gpt-4o', false)
    if (!first) throw new Error('Nobody is asked.')
    ways.leave(first, new ModelKeyRefused())
    expect(named(ways, 'gpt-4o')).toEqual(['gpt-4o', 'custom'])
    const only = new Map([['openai', { key: keyOf('openai'), isOnly: true }]] as const)
    expect(named(new ModelRoutes({ models, keys: only, ...allKeys }), 'gpt-4o')).toEqual(['own gpt-4o'])
    const deleted = new Map([['openai', { key: undefined, isOnly: true }]] as const)
    const unusable = new ModelRoutes({ models, keys: deleted, ...allKeys })
    expect(() => named(unusable, 'gpt-4o')).toThrow(new AppError('unavailable', 'modelUnreachable'))
    const another: OwnKeys = new Map<ModelVendor, OwnKey>([
      ...deleted,
      ['google', { key: keyOf('google'), isOnly: false }],
    ])
    const [way] = new ModelRoutes({ models, keys: another, ...allKeys }).to('gpt-4o', false)
    expect(way?.key?.vendor).toBe('google')
  })

  it('tries another vendor when the only key of the fallback’s vendor rests', () => {
    const resting = new Map([['anthropic', { key: undefined, isOnly: true }]] as const)
    const chosen = { ...allKeys, fallback: 'claude-haiku-4-5' as const }
    expect(named(new ModelRoutes({ models, keys: resting, ...chosen }), 'gpt-4o')).toEqual([
      'gpt-4o',
      'custom',
    ])
    const few = { ...allKeys, hasKey: (id: ModelId) => !id.startsWith('custom') }
    const cheapest = new Map([['google', { key: undefined, isOnly: true }]] as const)
    expect(named(new ModelRoutes({ models, keys: cheapest, ...few }), 'gpt-4o')).toEqual([
      'gpt-4o',
      'claude-haiku-4-5',
    ])
  })

  it('does not try a vendor again that is unavailable, with whatever key, and comes to an end', () => {
    const world = fc.record({
      model: fc.constantFrom(...modelIds),
      fallback: fc.constantFrom(...modelIds, ...fallbackChoices),
      own: fc.subarray([...modelVendors]),
      only: fc.subarray([...modelVendors]),
      isRefused: fc.infiniteStream(fc.boolean()),
    })
    fc.assert(
      fc.property(world, ({ model, fallback, own, only, isRefused }) => {
        const keys: OwnKeys = new Map(
          own.map((vendor) => [vendor, { key: keyOf(vendor), isOnly: only.includes(vendor) }]),
        )
        const ways = new ModelRoutes({ models, keys, hasKey: () => true, fallback })
        const requested: string[] = []
        for (let [way] = ways.to(model, false); way; [way] = ways.to(model, false)) {
          const isOnly = keys.get(modelPrice(model).provider)?.isOnly
          if (isOnly) expect(way.key).toBeDefined()
          expect(requested).not.toContain(`${way.key ? 'own ' : ''}${way.model}`)
          requested.push(`${way.key ? 'own ' : ''}${way.model}`)
          ways.leave(way, isRefused.next().value ? new ModelKeyRefused() : failure)
        }
        expect(requested.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
