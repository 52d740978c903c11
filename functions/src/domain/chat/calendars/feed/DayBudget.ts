/** Far more than a real calendar needs, and some tenths of a second of work. */
const maxDays = 300_000

/** A file that needs more work than any real calendar. */
export class TooManyDays extends Error {}

/**
 * The number of days that may be visited while one calendar file is read, so that no file can block a reader.
 */
export class DayBudget {
  private left: number

  constructor(days = maxDays) {
    this.left = days
  }

  /** Throws `TooManyDays` when the budget is used up. */
  spend(days: number): void {
    this.left -= days
    if (this.left < 0) throw new TooManyDays()
  }
}
