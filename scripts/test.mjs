import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './launcher/buildAll.mjs'
import { ensureChromium, ensureHeadlessShell } from './launcher/ensureChromium.mjs'
import { failWith, LaunchError } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { address, ports } from './launcher/ports.mjs'
import { stopAllProcesses } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { serveAgencies } from './launcher/serveAgencies.mjs'
import { serveDemoPages } from './launcher/serveDemoPages.mjs'
import { functionsLog } from './launcher/functions/startFunctions.mjs'
import { startBackend } from './launcher/startBackend.mjs'
import { dataSuite, startEmulators } from './launcher/startEmulators.mjs'
import { startSandbox } from './launcher/startSandbox.mjs'
import { seconds } from './launcher/step.mjs'
import { faultsOf } from './testing/faultsOf.mjs'
import { findChanges } from './testing/findChanges.mjs'
import { runChecks } from './testing/runChecks.mjs'
import { runSuite } from './testing/runSuite.mjs'
import { reachesEmulators, selectJourneys } from './testing/selectTests.mjs'
import { Tally } from './testing/Tally.mjs'

// npm test [-- unit|emulators|e2e [file …]] [--changed] [--long]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, long: { type: 'boolean' } },
})
const [only, ...filters] = positionals
const changes = values.changed ? findChanges() : undefined
const quickModel = { PARLEY_SANDBOX_LLM_FIRST_MS: '5', PARLEY_SANDBOX_LLM_TOKEN_MS: '1' }
/** Journeys do not wait a minute for an instance to look at what they have published. */
const quickCaches = { AGENT_FRESH_SECONDS: '2' }
/** Shows in its other region that doors and task queues work on the functions emulator too. */
const onFunctionsEmulator = 'web/e2e/firstVisitor.spec.ts'
const journeys = findJourneys()
const steps = [
  { name: 'build', isFor: ['e2e', undefined], run: build },
  { name: 'check', isFor: [undefined], run: runChecks },
  { name: 'unit', isFor: ['unit', undefined], run: testUnits },
  { name: 'emulators', isFor: ['emulators', undefined], run: testOnEmulators },
  { name: 'e2e', isFor: ['e2e', undefined], run: testInBrowser },
  { name: 'functions emulator', isFor: ['e2e', undefined], run: testOnFunctionsEmulator },
]

await runLaunch(async () => {
  const chosen = steps.filter(({ isFor }) => isFor.includes(only))
  if (chosen.length === 0)
    failWith(`There are no ${only} tests: say unit, emulators or e2e, or nothing for all.`)
  if (only === 'e2e' && filters.length > 0 && journeys.length === 0)
    failWith(`There is no journey whose name has ${filters.join(' or ')}.`)
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
  console.log(`The slowest files:\n${slowest}\nAll of it in ${seconds(started)}`)
  // The last line says the counts and nothing else.
  console.log(String(tally))
  return tally.failed > 0 ? 1 : 0
})

/** A step that cannot run is a failure like any other: the rest still runs, and the last line counts it. */
function asFailure(error) {
  console.error(error instanceof LaunchError ? error.message : error)
  return { failed: 1 }
}

function describe({ passed = 0, failed = 0, skipped = 0 }) {
  if (passed + failed + skipped === 0) return 'done'
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The journeys that are asked for: by name, or by what a change can reach. */
function findJourneys() {
  const folder = join(paths.root, 'web/e2e')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `web/e2e/${name}`)
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  if (!changes) return files
  return selectJourneys(
    changes.files,
    files.map((file) => ({ file, text: readFileSync(join(paths.root, file), 'utf8') })),
  )
}

async function build() {
  if (journeys.length > 0 || only === undefined) await buildAll()
  return {}
}

function testUnits() {
  return runSuite('unit', ['unit', 'web', 'widget'], { filters, changedSince: changes?.base })
}

async function testOnEmulators() {
  const changedSince = changes && !reachesEmulators(changes.files) ? changes.base : undefined
  const emulators = await startEmulators({ only: dataSuite, onProgress: console.log })
  const sandbox = await startSandbox({ environment: quickModel })
  return runSuite('emulators', ['emulators'], {
    isShown: true,
    filters,
    changedSince,
    environment: {
      ...emulators.environment,
      ...sandbox.environment,
      ...(values.long && { PARLEY_LONG: '1' }),
    },
  })
}

function testInBrowser() {
  return runJourneys('e2e', journeys, { isEmulated: false })
}

function testOnFunctionsEmulator() {
  const files = journeys.filter((file) => file === onFunctionsEmulator)
  return runJourneys('functionsEmulator', files, { isEmulated: true })
}

async function runJourneys(name, files, { isEmulated }) {
  if (files.length === 0) return {}
  const chromium = { whole: await ensureChromium(), shell: await ensureHeadlessShell() }
  if (!existsSync(join(paths.emulatorData, 'firebase-export-metadata.json'))) {
    failWith('The browser tests need the demo world in emulator-data: npm run seed makes it.')
  }
  const sandbox = await startSandbox({ environment: quickModel, world: paths.emulatorData })
  const backend = await startBackend({
    isEmulated,
    environment: quickCaches,
    importFrom: paths.emulatorData,
    onProgress: console.log,
  })
  const stopServing = [await serveDemoPages(), await serveAgencies()]
  const environment = {
    ...backend.environment,
    ...sandbox.environment,
    PARLEY_CHROMIUM: chromium.whole,
    PARLEY_HEADLESS_SHELL: chromium.shell,
    PARLEY_WEB_ORIGIN: address('hosting'),
    PARLEY_DEMO_ORIGIN: address('demo'),
    PARLEY_AGENCIES_PORT: String(ports.agencies),
    ...(isEmulated && { PARLEY_ON_FUNCTIONS_EMULATOR: '1' }),
  }
  const counts = await runSuite(name, ['e2e'], { isShown: true, filters: files, environment }).finally(() => {
    backend.stop()
    for (const stop of stopServing) stop()
  })
  if (counts.failed > 0 && !isEmulated) showFaults()
  return counts
}

/** A journey that failed may have met a fault of the server, which says no more than a number to browsers. */
function showFaults() {
  const faults = faultsOf(readFileSync(functionsLog, 'utf8'))
  if (faults.length > 0) console.error(`The functions met faults:\n${faults.join('\n')}`)
}
