/** Where a sweep goes on: behind this document in its own order. */
export interface Place {
  value: number
  path: string
}

/**
 * How long one task may work before it leaves the rest to the next: `left` is where that goes on, undefined
 * when nothing is left.
 */
export class WorkBudget {
  readonly from: Place | undefined
  left: Place | undefined
  private readonly endsAt: number

  constructor(milliseconds = Infinity, from?: Place) {
    this.endsAt = Date.now() + milliseconds
    this.from = from
  }

  get isSpent(): boolean {
    return Date.now() >= this.endsAt
  }
}
