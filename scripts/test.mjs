import { parseArgs } from 'node:util'
import { buildAll } from './launcher/buildAll.mjs'
import { failWith, LaunchError } from './launcher/failWith.mjs'
import { stopAllProcesses } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { dataSuite, startEmulators } from './launcher/emulators/startEmulators.mjs'
import { startSandbox } from './launcher/sandbox/startSandbox.mjs'
import { seconds } from './launcher/step.mjs'
import { findChanges } from './testing/selection/findChanges.mjs'
import { findSpecs } from './testing/selection/findSpecs.mjs'
import { quickModel, runInBrowser } from './testing/runInBrowser.mjs'
import { saveDurations } from './testing/selection/saveDurations.mjs'
import { runChecks } from './testing/runChecks.mjs'
import { runSuite } from './testing/runSuite.mjs'
import { reachesEmulators } from './testing/selection/selectTests.mjs'
import { Tally } from './testing/reports/Tally.mjs'

// npm test [-- unit|emulators|e2e [file …]] [--changed] [--all] [--long] [--repeat N]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    all: { type: 'boolean' },
    long: { type: 'boolean' },
    repeat: { type: 'string' },
  },
})
const [only, ...filters] = positionals
const changes = values.changed ? findChanges() : undefined
/** The scope of a run with --all: both regions, longer models, rare and slow tests. */
const extent = {
  ...((values.all || filters.length > 0) && { PARLEY_ALL: '1' }),
  ...(values.long && { PARLEY_LONG: '1' }),
}
const specs = findSpecs({ filters, changes, isAll: values.all })
/** Runs in the other region and shows that endpoints and task queues work on the functions emulator too. */
const onFunctionsEmulator = 'web/e2e/journeys/account/firstVisitor.spec.ts'
const steps = [
  { name: 'build', isFor: ['e2e', undefined], run: build },
  { name: 'check', isFor: [undefined], run: runChecks },
  { name: 'unit', isFor: ['unit', undefined], run: testUnits },
  { name: 'emulators', isFor: ['emulators', undefined], run: testOnEmulators },
  { name: 'browser', isFor: ['e2e', undefined], run: testInBrowser },
  ...(values.all
    ? [{ name: 'functions emulator', isFor: ['e2e', undefined], run: testOnFunctionsEmulator }]
    : []),
]

await runLaunch(async () => {
  const chosen = steps.filter(({ isFor }) => isFor.includes(only))
  if (chosen.length === 0)
    failWith(`There are no ${only} tests: say unit, emulators or e2e, or nothing for all.`)
  if (only === 'e2e' && filters.length > 0 && specs.length === 0)
    failWith(`There is no browser test whose path has ${filters.join(' or ')}.`)
  const started = Date.now()
  const tally = new Tally()
  for (const { name, run } of chosen) {
    const stepStarted = Date.now()
    console.log(`${name} …`)
    const counts = await run().catch(asFailure)
    await stopAllProcesses()
    tally.add(counts)
    console.log(`${name}: ${describe(counts)} in ${seconds(stepStarted)}`)
  }
  const slowest = tally.slowest(10).join('\n')
  console.log(`The slowest files:\n${slowest}\nTotal time: ${seconds(started)}`)
  if (values.all && only === undefined && tally.failed === 0) saveDurations(tally.files)
  // The last line contains only the counts.
  console.log(String(tally))
  return tally.failed > 0 ? 1 : 0
})

/** Converts an error of a step to a failure: the other steps still run, and the last line counts it. */
function asFailure(error) {
  console.error(error instanceof LaunchError ? error.message : error)
  return { failed: 1 }
}

function describe({ passed = 0, failed = 0, skipped = 0 }) {
  if (passed + failed + skipped === 0) return 'done'
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

async function build() {
  if (specs.length > 0 || only === undefined) await buildAll()
  return {}
}

function testUnits() {
  return runSuite('unit', ['unit', 'web', 'webShared', 'webNode', 'widget'], {
    filters,
    maxRetried: 2,
    changedSince: changes?.base,
    environment: extent,
  })
}

async function testOnEmulators() {
  const changedSince = changes && !reachesEmulators(changes.files) ? changes.base : undefined
  const isLongRun = filters.length === 0 && changedSince === undefined
  const emulators = await startEmulators({ only: dataSuite, isLongRun, onProgress: console.log })
  const sandbox = await startSandbox({ environment: quickModel })
  return runSuite('emulators', ['emulators', 'emulatorsAlone'], {
    isShown: true,
    filters,
    maxRetried: 2,
    changedSince,
    environment: { ...emulators.environment, ...sandbox.environment, ...extent },
  })
}

function testInBrowser() {
  return runInBrowser('browser', specs, { repeats: Number(values.repeat ?? 0), environment: extent })
}

function testOnFunctionsEmulator() {
  const files = specs.filter((file) => file === onFunctionsEmulator)
  return runInBrowser('functionsEmulator', files, { isEmulated: true, environment: extent })
}
