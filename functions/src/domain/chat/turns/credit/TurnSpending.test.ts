import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { modelIds, modelPrice } from '../../../../shared/models/models.ts'
import { models } from '../../../../shared/models/modelSeed.ts'
import { LeaseBook } from '../../../billing/credits/LeaseBook.ts'
import { TurnSpending } from './TurnSpending.ts'

const count = fc.nat(200_000)
const call = fc.record({
  model: fc.constantFrom(...modelIds),
  inputBound: count,
  isOwnKey: fc.boolean(),
  inputTokens: count,
  cachedTokens: count,
  outputTokens: fc.nat(8_000),
})

describe('TurnSpending', () => {
  it('charges no more than the hold, whatever vendors report, and takes its fee for own keys once', () => {
    const turn = fc.record({
      held: fc.nat(50_000_000),
      ownKeyFee: fc.nat(20_000),
      calls: fc.array(call, { minLength: 1, maxLength: 8 }),
    })
    fc.assert(
      fc.property(turn, ({ held, ownKeyFee, calls }) => {
        const book = new LeaseBook({ costs: testCosts, now: () => 0 }, { region: 'eu', wallet: 'w' })
        const hold = { lease: 'lease', amount: held, until: 1 }
        const price = modelPrice('gpt-4o')
        const reserved = {
          hold,
          model: 'gpt-4o',
          price,
          isCheaper: false,
          prices: models,
          version: 1,
          ownKeyFee,
        } as const
        const spending = new TurnSpending(book, reserved)
        let sum = 0
        for (const { model, inputBound, isOwnKey, ...usage } of calls) {
          const answer = { written: 'x', usage, text: '', extras: {}, firstTokenAt: 1, move: undefined }
          const cost = spending.add(
            { model, inputBound, isOwnKey },
            { ...answer, unknownMarks: [], toolCalls: [] },
          )
          expect(cost.cachedTokens).toBeLessThanOrEqual(cost.inputTokens)
          sum += cost.costUnits
        }
        const receipt = spending.receipt()
        expect(receipt.amount).toBe(sum)
        expect(receipt.amount).toBeLessThanOrEqual(held)
        expect(receipt.ownKeyFee ?? 0).toBeLessThanOrEqual(ownKeyFee)
        expect(receipt.ownKeyFee !== undefined).toBe(calls.some(({ isOwnKey }) => isOwnKey))
        if (calls.every(({ isOwnKey }) => isOwnKey)) expect(receipt.amount).toBe(Math.min(held, ownKeyFee))
      }),
    )
  })
})
