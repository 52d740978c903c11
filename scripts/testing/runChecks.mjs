import { join } from 'node:path'
import { measureBudgets } from '../budgets.mjs'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'
import { seconds } from '../launcher/step.mjs'
import { countMissingTexts } from './countMissingTexts.mjs'
import { findMissingLogLines } from './documentation/findMissingLogLines.mjs'
import { findMissingNames } from './documentation/findMissingNames.mjs'
import { findMissingPaths } from './documentation/findMissingPaths.mjs'
import { findChunkCircles } from './findChunkCircles.mjs'
import { findLargeFolders } from './findLargeFolders.mjs'
import { findLongLines } from './findLongLines.mjs'
import { findSingleReads } from './findSingleReads.mjs'
import { findTimedWaits } from './findTimedWaits.mjs'
import { findUnclearEnglish } from './findUnclearEnglish.mjs'
import { findWrongImports } from './findWrongImports.mjs'
import { findTestSubjects } from './repository/findTestSubjects.mjs'

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
  ['code that only tests use', tool('knip/bin/knip.js'), '--no-progress', '--production'],
]
/** Searches that return the places of what is wrong. */
const searches = [
  { name: 'lines of at most 110 characters', find: findLongLines },
  { name: 'browser tests that wait for signals, not for times', find: findTimedWaits },
  { name: 'browser tests that repeat what they read of a page', find: findSingleReads },
  { name: 'comments, test titles and names in plain English', find: findUnclearEnglish },
  { name: 'tests in a describe whose subject no other file has', find: findTestSubjects },
  { name: 'imports of the domain that follow the order of its areas', find: findWrongImports },
  { name: 'folders with at most 25 files', find: findLargeFolders },
  { name: 'chunks of the dashboard without circles of imports', find: findChunkCircles },
  { name: 'documentation whose paths lead to files', find: findMissingPaths },
  { name: 'documentation whose names are those of the code', find: findMissingNames },
  { name: 'documentation with the log lines that functions write', find: findMissingLogLines },
  { name: 'documentation that matches the code', find: findPages },
]

/** Runs the checks of types, lint, dead code and size budgets; each counts as one test. */
export async function runChecks() {
  const results = await runCommands()
  for (const { name, find } of searches) {
    const places = await find()
    console.log(`  ${places.length === 0 ? '✓' : '✗'} ${name}`)
    if (places.length > 0) console.log(places.join('\n'))
    results.push(places.length === 0)
  }
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

/** Runs the commands, two at a time because each leaves a core idle for a part of its time. */
async function runCommands() {
  const results = []
  const open = [...checks]
  const runNext = async () => {
    for (let check = open.shift(); check !== undefined; check = open.shift()) {
      const [name, ...command] = check
      const started = Date.now()
      const { code, output } = await runCommand(paths.node, command, { cwd: paths.root })
      console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`)
      if (code !== 0) console.log(output)
      results.push(code === 0)
    }
  }
  await Promise.all([runNext(), runNext()])
  return results
}

/** Loads the check when it runs: its packages are not installed yet when this file is loaded. */
async function findPages() {
  const { findStalePages } = await import('../docs/writePages.mjs')
  return findStalePages()
}
