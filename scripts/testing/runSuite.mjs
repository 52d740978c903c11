import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'
import { readReport } from './readReport.mjs'

/**
 * Runs Vitest projects in one go and counts their tests. `changedSince`: only what a change since that commit
 * can reach, which may be nothing.
 */
export async function runSuite(
  name,
  projects,
  { environment = {}, isShown = false, filters = [], changedSince } = {},
) {
  const report = join(paths.cache, `reports/${name}.json`)
  mkdirSync(join(paths.cache, 'reports'), { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runCommand(
    paths.node,
    [
      join(paths.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...filters,
    ],
    {
      cwd: paths.root,
      isShown,
      environment: { ...environment, PATH: `${paths.root}/node_modules/node/bin:${process.env.PATH}` },
    },
  )
  const counts = readReport(report, code, { mayBeEmpty: changedSince !== undefined })
  if (counts.failed > 0 && !isShown) console.log(output)
  if (counts.remark) console.log(`The ${name} tests: ${counts.remark}.`)
  return counts
}
