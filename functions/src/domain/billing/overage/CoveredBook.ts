import type { UsageRow } from '../../../shared/billing/wallet.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { noneWithoutCredit } from '../credits/noneWithoutCredit.ts'
import type { CreditBook, CreditHold, Need } from './CreditBook.ts'

/** Several requests at once may use up what one of them has moved. */
const maxMovements = 3
/** The time after which a book learns that the agency pays, or no longer does. */
const freshMs = minuteMs

interface Overage {
  book: CreditBook
  /** Returns whether the agency pays for this organisation at all. */
  isOn: () => Promise<boolean>
  /** Moves credit to the wallet of `book`, if the agency pays. */
  fund: (need: Need) => Promise<boolean>
  now: () => number
}

/**
 * The credit of an organisation and, once that is used up, of its agency: where the agency has chosen to pay,
 * answers continue within the limit that it has set.
 */
export class CoveredBook implements CreditBook {
  private readonly own: CreditBook
  private readonly overage: Overage
  private cached = { isOn: false, until: 0 }

  constructor(own: CreditBook, overage: Overage) {
    this.own = own
    this.overage = overage
  }

  async hold(need: Need, isPatient = true): Promise<CreditHold> {
    const { cached } = this
    const isOn = cached.isOn && this.overage.now() < cached.until
    const fullNeed = { ...need, least: need.wanted }
    // While the agency pays, no request waits for the organisation's credit, and no answer is cut short.
    const first = isOn ? this.own.hold(fullNeed, false) : this.own.hold(need, isPatient)
    const own = await first.catch(noneWithoutCredit)
    if (own) return own
    const covered = (isOn || (await this.isOn())) && (await this.holdCovered(need))
    if (covered) return covered
    if (!isOn) throw new AppError('out-of-credits')
    return this.own.hold(need, isPatient)
  }

  grow(hold: CreditHold, need: Need): boolean {
    return this.own.grow(hold, need) || this.overage.book.grow(hold, need)
  }

  /** A book ignores holds of the other one. */
  settle(hold: CreditHold, row: UsageRow): void {
    for (const book of this.books) book.settle(hold, row)
  }

  release(hold: CreditHold): void {
    for (const book of this.books) book.release(hold)
  }

  abandon(hold: CreditHold): void {
    for (const book of this.books) book.abandon(hold)
  }

  async flush(): Promise<void> {
    await Promise.all(this.books.map((book) => book.flush()))
  }

  get isIdle(): boolean {
    return this.books.every((book) => book.isIdle)
  }

  private get books(): CreditBook[] {
    return [this.own, this.overage.book]
  }

  private async isOn(): Promise<boolean> {
    const { isOn, now } = this.overage
    if (now() >= this.cached.until) this.cached = { isOn: await isOn(), until: now() + freshMs }
    return this.cached.isOn
  }

  /** Returns undefined when the agency does not pay for this. */
  private async holdCovered(need: Need): Promise<CreditHold | undefined> {
    const { book, fund } = this.overage
    for (let movements = 0; movements < maxMovements; movements++) {
      const fullNeed = { ...need, least: need.wanted }
      const hold = await book.hold(fullNeed, false).catch(noneWithoutCredit)
      if (hold) return hold
      if (!(await fund(need))) return undefined
    }
    return book.hold(need).catch(noneWithoutCredit)
  }
}
