import { writeFileSync } from 'node:fs'

/** Writes the names of the tests that passed only after a retry to the file that PARLEY_RETRIED names. */
export default class RetryReporter {
  #retried = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    const file = process.env.PARLEY_RETRIED
    if (file) writeFileSync(file, JSON.stringify(this.#retried))
  }
}
