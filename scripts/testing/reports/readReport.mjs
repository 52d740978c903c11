import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts a Vitest report.
 * A file that could not be loaded has no tests and counts as one failure. So do a crashed run and one without
 * tests, unless it `mayBeEmpty`.
 * `files` has the duration of each file in milliseconds.
 */
export function readReport(file, exitCode, { mayBeEmpty = false } = {}) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, remark: 'wrote no report' }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length
  const counts = {
    passed: count('passed'),
    failed: count('failed') + brokenFiles,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    files,
  }
  if (counts.passed + counts.failed === 0 && !(mayBeEmpty && exitCode === 0))
    return { ...counts, failed: 1, remark: 'ran no test' }
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, remark: `ended with code ${exitCode}` }
  return counts
}
