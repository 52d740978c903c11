import { join } from 'node:path'
import { measureBudgets } from '../budgets.mjs'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'
import { seconds } from '../launcher/step.mjs'
import { countMissingTexts } from './countMissingTexts.mjs'
import { findChunkCircles } from './findChunkCircles.mjs'
import { findLongLines } from './findLongLines.mjs'
import { findTimedWaits } from './findTimedWaits.mjs'

const tool = (name) => join(paths.root, 'node_modules', name)
const checks = [
  ...['functions', 'web', 'widget', 'sandbox'].map((folder) => [
    `types of ${folder}`,
    tool('typescript/bin/tsc'),
    '-p',
    folder,
  ]),
  ['format', tool('oxfmt/bin/oxfmt'), '--check'],
  ['lint', tool('oxlint/bin/oxlint'), '--deny-warnings'],
  ['dead code', tool('knip/bin/knip.js'), '--no-progress'],
]

/** Runs the checks of types, lint, dead code and size budgets; each counts as one test. */
export async function runChecks() {
  const results = []
  for (const [name, ...command] of checks) {
    const started = Date.now()
    const { code, output } = await runCommand(paths.node, command, { cwd: paths.root })
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`)
    if (code !== 0) console.log(output)
    results.push(code === 0)
  }
  const longLines = findLongLines()
  console.log(`  ${longLines.length === 0 ? '✓' : '✗'} lines of at most 110 characters`)
  if (longLines.length > 0) console.log(longLines.join('\n'))
  results.push(longLines.length === 0)
  const timedWaits = findTimedWaits()
  console.log(`  ${timedWaits.length === 0 ? '✓' : '✗'} browser tests that wait for signals, not for times`)
  if (timedWaits.length > 0) console.log(timedWaits.join('\n'))
  results.push(timedWaits.length === 0)

  const circles = ['web/dist/assets', 'web/dist-agency/assets'].flatMap((folder) =>
    findChunkCircles(join(paths.root, folder)),
  )
  console.log(`  ${circles.length === 0 ? '✓' : '✗'} chunks of the dashboard without circles of imports`)
  if (circles.length > 0) console.log(circles.map((circle) => circle.join(' ↔ ')).join('\n'))
  results.push(circles.length === 0)
  // It reads schemas with packages that the first run has still to install when this file is loaded.
  const { findStalePages } = await import('../docs/writePages.mjs')
  const stalePages = await findStalePages()
  console.log(`  ${stalePages.length === 0 ? '✓' : '✗'} documentation that matches the code`)
  if (stalePages.length > 0) console.log(stalePages.join('\n'))
  results.push(stalePages.length === 0)
  for (const { name, bytes, limit } of measureBudgets()) {
    const isWithin = bytes !== undefined && bytes <= limit
    console.log(`  ${isWithin ? '✓' : '✗'} ${name}: ${bytes ?? 'not built'} of ${limit} bytes`)
    results.push(isWithin)
  }
  const missing = Object.entries(await countMissingTexts())
  console.log(
    `  texts still English: ${missing.map(([language, count]) => `${language} ${count}`).join(', ')}`,
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
