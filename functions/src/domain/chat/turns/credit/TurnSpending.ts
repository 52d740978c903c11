import type { Receipt } from '../../../../shared/chat/conversation.ts'
import { modelPrice, type ModelId } from '../../../../shared/models/models.ts'
import type { ModelPrice } from '../../../../shared/models/modelPrice.ts'
import type { CreditBook, CreditHold } from '../../../billing/overage/CreditBook.ts'
import { priceFor } from '../../../billing/credits/priceFor.ts'
import { affordableOutputTokens, minOutputTokens, priceUsage } from '../../../billing/credits/priceUsage.ts'
import type { ModelAnswer } from '../model/readAnswer.ts'
import type { Reserved } from './reserveCredit.ts'

interface Call {
  model: ModelId
  inputBound: number
  maxTokens: number
  /** The workspace pays the tokens at its vendor, and the platform takes its fee once per turn. */
  isOwnKey: boolean
}

/** The cost of one turn's calls: one hold that grows before each further call, and one receipt. */
export class TurnSpending {
  private readonly book: CreditBook
  private readonly reserved: Reserved
  private readonly sums = { amount: 0, fee: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, calls: 0 }
  private lastModel: ModelId
  private isFeeTaken = false

  constructor(book: CreditBook, reserved: Reserved) {
    this.book = book
    this.reserved = reserved
    this.lastModel = reserved.model
  }

  get hold(): CreditHold {
    return this.reserved.hold
  }

  /** Returns the model that a turn may call: a cheaper one when there was no credit for the wanted one. */
  modelFor(wanted: ModelId): ModelId {
    return this.reserved.isCheaper ? this.reserved.model : wanted
  }

  price(model: ModelId): ModelPrice {
    return model === this.reserved.model ? this.reserved.price : modelPrice(model, this.reserved.prices)
  }

  /** Returns the output tokens that a call can pay; undefined when there is no credit. */
  affordable({ model, inputBound, maxTokens, isOwnKey }: Call): number | undefined {
    const price = this.price(model)
    const left = this.hold.amount - this.sums.amount
    if (isOwnKey) {
      const fee = this.feeLeft - left
      return fee <= 0 || this.book.grow(this.hold, { wanted: fee, least: fee }) ? maxTokens : undefined
    }
    const wanted = priceUsage(price, inputBound, maxTokens) - left
    const least = priceUsage(price, inputBound, Math.min(minOutputTokens, maxTokens)) - left
    const isEnough = wanted <= 0 || this.book.grow(this.hold, { wanted, least: Math.max(0, least) })
    if (!isEnough) return undefined
    const tokens = affordableOutputTokens(price, this.hold.amount - this.sums.amount, inputBound)
    return Math.min(maxTokens, tokens)
  }

  /**
   * Counts a finished call and returns its cost. The platform bears a cost above the hold, because the bound
   * was promised to the owner.
   */
  add({ model, inputBound, isOwnKey }: Omit<Call, 'maxTokens'>, { usage, written }: ModelAnswer): CallCost {
    // Some compatible servers report no usage; a token is estimated as four characters. `inputBound` counts
    // two characters for a token, so half of it is that estimate.
    const inputTokens = usage.inputTokens || Math.ceil(inputBound / 2)
    const outputTokens = usage.outputTokens || Math.ceil(written.length / 4)
    const cachedTokens = Math.min(usage.cachedTokens, inputTokens)
    const cost = isOwnKey
      ? this.feeLeft
      : priceUsage(this.price(model), inputTokens, outputTokens, cachedTokens)
    const amount = Math.min(this.hold.amount - this.sums.amount, cost)
    this.sums.amount += amount
    if (isOwnKey) this.sums.fee += amount
    this.isFeeTaken ||= isOwnKey
    this.sums.inputTokens += inputTokens
    this.sums.cachedTokens += cachedTokens
    this.sums.outputTokens += outputTokens
    this.sums.calls++
    this.lastModel = model
    return { inputTokens, cachedTokens, outputTokens, costUnits: amount }
  }

  receipt(): Receipt {
    const { amount, fee, inputTokens, cachedTokens, outputTokens, calls } = this.sums
    return {
      lease: this.hold.lease,
      ...priceFor(this.hold, amount),
      model: this.lastModel,
      inputTokens,
      outputTokens,
      rule: `catalogue-${this.reserved.version}`,
      ...(cachedTokens > 0 && { cachedTokens }),
      ...(calls > 1 && { calls }),
      ...(this.isFeeTaken && { ownKeyFee: fee }),
    }
  }

  private get feeLeft(): number {
    return this.isFeeTaken ? 0 : this.reserved.ownKeyFee
  }
}

export interface CallCost {
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  costUnits: number
}
