/** The position of a sweep: it continues after this document in its own order. */
export interface SweepPosition {
  value: number
  path: string
}

/**
 * The time that one task may work before it leaves the rest to the next. `left`: where the next task
 * continues, undefined when nothing is left.
 */
export class WorkBudget {
  readonly from: SweepPosition | undefined
  left: SweepPosition | undefined
  private readonly endsAt: number

  constructor(milliseconds = Infinity, from?: SweepPosition) {
    this.endsAt = Date.now() + milliseconds
    this.from = from
  }

  get isSpent(): boolean {
    return Date.now() >= this.endsAt
  }
}
