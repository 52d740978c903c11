import { relative } from 'node:path'
import { paths } from '../../launcher/paths.mjs'

/** Adds up the results of the steps of a test run. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  #files = []

  add({ passed = 0, failed = 0, skipped = 0, files = [] }) {
    this.#files.push(...files)
    this.passed += passed
    this.failed += failed
    this.skipped += skipped
  }

  /** All test files that ran, as `{ name, ms }`. */
  get files() {
    return this.#files
  }

  /** Returns the slowest files, as lines of text. */
  slowest(count) {
    return this.#files
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, count)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(paths.root, name)}`)
  }

  toString() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`
  }
}
