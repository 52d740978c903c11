import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'
import { readReport } from './reports/readReport.mjs'

/**
 * Runs Vitest projects together and returns the counts of their tests.
 * With `changedSince`, only those that a change since that commit can reach, which may be none.
 * `maxRetried` is how many tests may pass only after a retry; with more the run fails.
 */
export async function runSuite(
  name,
  projects,
  { environment = {}, isShown = false, filters = [], changedSince, maxRetried = 0 } = {},
) {
  const report = join(paths.cache, `reports/${name}.json`)
  const retriedReport = join(paths.cache, `reports/${name}.retried.json`)
  mkdirSync(join(paths.cache, 'reports'), { recursive: true })
  for (const file of [report, retriedReport]) rmSync(file, { force: true })
  const { code, output } = await runCommand(
    paths.node,
    [
      join(paths.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(paths.root, 'scripts/testing/reports/RetryReporter.mjs')}`,
      `--outputFile.json=${report}`,
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...filters,
    ],
    {
      cwd: paths.root,
      isShown,
      environment: {
        ...environment,
        PARLEY_RETRIED: retriedReport,
        PATH: `${paths.root}/node_modules/node/bin:${process.env.PATH}`,
      },
    },
  )
  const counts = readReport(report, code, { mayBeEmpty: changedSince !== undefined })
  if (counts.failed > 0 && !isShown) console.log(output)
  if (counts.remark) console.log(`The ${name} tests: ${counts.remark}.`)
  const retried = existsSync(retriedReport) ? JSON.parse(readFileSync(retriedReport, 'utf8')) : []
  for (const test of retried) console.log(`Passed only after a retry: ${test}`)
  if (retried.length <= maxRetried) return counts
  console.log(`${retried.length} tests needed a retry; at most ${maxRetried} may.`)
  return { ...counts, failed: counts.failed + 1 }
}
