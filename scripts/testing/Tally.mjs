/** Adds up what the steps of a test run report. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0

  add({ passed = 0, failed = 0, skipped = 0 }) {
    this.passed += passed
    this.failed += failed
    this.skipped += skipped
  }

  toString() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`
  }
}
