/** Far more than a real calendar needs, and some tenths of a second of work. */
const mostDays = 300_000

/** A file that asks for more work than any real calendar. */
export class TooManyDays extends Error {}

/** How many days may be looked at while one calendar file is read, so that no file keeps a reader busy. */
export class DayBudget {
  private left: number

  constructor(days = mostDays) {
    this.left = days
  }

  /** Throws `TooManyDays` where no more are left. */
  spend(days: number): void {
    this.left -= days
    if (this.left < 0) throw new TooManyDays()
  }
}
