import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelPrice, modelPriceSchema, temperatureFor } from '../../../shared/models/models.ts'
import type { ModelPrice } from '../../../shared/models/modelPrice.ts'
import { models } from '../../../shared/models/modelSeed.ts'
import { affordableOutputTokens, priceUsage } from './priceUsage.ts'

const tokens = fc.integer({ min: 0, max: 2_000_000 })
const price = fc.record({
  inputUnitsPerMillion: fc.integer({ min: 0, max: 200_000_000 }),
  cachedInputUnitsPerMillion: fc.constant(0),
  outputUnitsPerMillion: fc.integer({ min: 0, max: 1_000_000_000 }),
})
const priced = (units: Partial<ModelPrice>) => ({
  ...models[0],
  ...units,
})

describe('priceUsage', () => {
  it('follows the catalogue, also for a model that costs less than a unit a token', () => {
    expect(priceUsage(modelPrice('gpt-4o'), 600, 30)).toBe(600 * 25 + 30 * 100)
    // $0.15 and $0.60 per million tokens.
    expect(priceUsage(modelPrice('gpt-4o-mini'), 1_000_000, 0)).toBe(1_500_000)
    expect(priceUsage(modelPrice('gpt-4o-mini'), 1, 0)).toBe(2)
    const cheap = priced({ inputUnitsPerMillion: 100_000, outputUnitsPerMillion: 400_000 })
    expect(priceUsage(cheap, 1_000, 500)).toBe(300)
    expect(priceUsage(cheap, 0, 0)).toBe(0)
  })

  it('rounds up to whole units, by less than one unit', () => {
    fc.assert(
      fc.property(price, tokens, tokens, (units, input, output) => {
        const amount = priceUsage(priced(units), input, output)
        const exact = input * units.inputUnitsPerMillion + output * units.outputUnitsPerMillion
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(BigInt(amount) * 1_000_000n >= BigInt(exact)).toBe(true)
        expect((BigInt(amount) - 1n) * 1_000_000n < BigInt(exact)).toBe(true)
      }),
    )
  })

  it('stays within a hold for as many tokens as the hold can pay', () => {
    fc.assert(
      fc.property(price, tokens, fc.integer({ min: 0, max: 500_000_000 }), (units, input, held) => {
        const most = affordableOutputTokens(priced(units), held, input)
        return most < 0 || most > 2_000_000 || priceUsage(priced(units), input, most) <= held
      }),
    )
    expect(affordableOutputTokens(modelPrice('gpt-4o'), 1_000, 20)).toBe(5)
    const freeOutput = priced({ inputUnitsPerMillion: 1_000_000, outputUnitsPerMillion: 0 })
    expect(affordableOutputTokens(freeOutput, 10, 11)).toBeLessThan(0)
  })

  it('never charges more for cached tokens, and never more than the hold', () => {
    const cached = fc.record({
      read: fc.nat(2_000_000),
      ofThem: fc.nat(2_000_000),
      written: fc.nat(100_000),
      input: fc.nat(200_000_000),
      cachedShare: fc.double({ min: 0, max: 1, noNaN: true }),
      output: fc.nat(1_000_000_000),
    })
    fc.assert(
      fc.property(cached, ({ read, ofThem, written, input, cachedShare, output }) => {
        const units = modelPriceSchema.parse({
          ...models[0],
          inputUnitsPerMillion: input,
          cachedInputUnitsPerMillion: Math.floor(input * cachedShare),
          outputUnitsPerMillion: output,
        })
        const amount = priceUsage(units, read, written, Math.min(read, ofThem))
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeLessThanOrEqual(priceUsage(units, read, written))
        expect(amount).toBeGreaterThanOrEqual(priceUsage(units, 0, written))
      }),
    )
    expect(priceUsage(modelPrice('gpt-4o'), 600, 30, 400)).toBe(200 * 25 + 400 * 12.5 + 30 * 100)
  })

  it('refuses a catalogue in which cached tokens cost more than uncached ones', () => {
    const dear = { ...models[0], cachedInputUnitsPerMillion: models[0].inputUnitsPerMillion + 1 }
    expect(modelPriceSchema.safeParse(dear).success).toBe(false)
  })

  it('reads old catalogues with prices in units a token', () => {
    const former = {
      id: 'gpt-4o',
      label: 'x',
      provider: 'openai',
      inputUnitsPerToken: 25,
      outputUnitsPerToken: 100,
    }
    expect(modelPriceSchema.parse(former)).toEqual({
      id: 'gpt-4o',
      label: 'x',
      provider: 'openai',
      inputUnitsPerMillion: 25_000_000,
      cachedInputUnitsPerMillion: 25_000_000,
      outputUnitsPerMillion: 100_000_000,
      mostTemperature: 2,
      tools: true,
      pictures: true,
      contextTokens: 128_000,
      moves: 'mark',
      speed: 'medium',
    })
  })
})

describe('the temperature', () => {
  it('is not sent to a model that takes none, and is never above its maximum', () => {
    expect(temperatureFor({ mostTemperature: null }, 0.5)).toBeUndefined()
    expect(temperatureFor({ mostTemperature: 1 }, 1.7)).toBe(1)
    expect(temperatureFor(modelPrice('claude-haiku-4-5'), 0.5)).toBe(0.5)
  })
})
