import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from '../launcher/ensureChromium.mjs'
import { failWith } from '../launcher/failWith.mjs'
import { functionsLog } from '../launcher/functions/startFunctions.mjs'
import { paths } from '../launcher/paths.mjs'
import { ports, urlOf } from '../launcher/ports.mjs'
import { serveAgencies } from '../launcher/serveAgencies.mjs'
import { serveDemoPages } from '../launcher/serveDemoPages.mjs'
import { startBackend } from '../launcher/emulators/startBackend.mjs'
import { startSandbox } from '../launcher/sandbox/startSandbox.mjs'
import { faultsOf } from './reports/faultsOf.mjs'
import { measurePatience } from './measurePatience.mjs'
import { runSuite } from './runSuite.mjs'

/** Removes the pauses that make the model of the sandbox look real. */
export const quickModel = { PARLEY_SANDBOX_LLM_FIRST_MS: '5', PARLEY_SANDBOX_LLM_TOKEN_MS: '1' }
/** Without this, tests wait up to a minute until an instance reads what they have published. */
const quickCaches = { AGENT_FRESH_SECONDS: '2' }
/** So many files take less than ten minutes. */
const fewFiles = 15
/** The machine is measured while it is idle; then two browsers, the emulators and the functions share it. */
const sharedFactor = 2

/**
 * Runs browser tests on the whole product with a copy of the demo world and returns their counts.
 * With `isEmulated`, the functions run on the functions emulator. With `repeats`, each file runs so many
 * times, two at once, on a processor slowed to a quarter.
 */
export async function runInBrowser(name, files, { isEmulated = false, repeats = 0, environment = {} } = {}) {
  if (files.length === 0) return {}
  const patience = measurePatience() * sharedFactor
  console.log(`Waits are ${patience.toFixed(1)} times as long as on an idle machine of two cores.`)
  const chromium = { whole: await ensureChromium(), shell: await ensureHeadlessShell() }
  if (!existsSync(join(paths.emulatorData, 'firebase-export-metadata.json'))) {
    failWith('The browser tests need the demo world in emulator-data: npm run seed creates it.')
  }
  const sandbox = await startSandbox({ environment: quickModel, world: paths.emulatorData })
  const backend = await startBackend({
    isEmulated,
    isLongRun: files.length > fewFiles || repeats > 0,
    environment: quickCaches,
    importFrom: paths.emulatorData,
    onProgress: console.log,
  })
  const stopServing = [await serveDemoPages(), await serveAgencies()]
  const options = {
    isShown: true,
    filters: files,
    maxRetried: 1,
    environment: {
      ...backend.environment,
      ...sandbox.environment,
      PARLEY_CHROMIUM: chromium.whole,
      PARLEY_HEADLESS_SHELL: chromium.shell,
      PARLEY_WEB_ORIGIN: urlOf('hosting'),
      PARLEY_DEMO_ORIGIN: urlOf('demo'),
      PARLEY_AGENCIES_PORT: String(ports.agencies),
      PARLEY_PATIENCE: String(repeats > 0 ? patience * 4 : patience),
      ...(isEmulated && { PARLEY_ON_FUNCTIONS_EMULATOR: '1' }),
      ...environment,
    },
  }
  try {
    const counts =
      repeats > 0 ? await repeat(name, options, repeats) : await runSuite(name, ['browser'], options)
    if (counts.failed > 0 && !isEmulated) showFaults()
    return counts
  } finally {
    backend.stop()
    for (const stop of stopServing) stop()
  }
}

/** Runs the same files in two lanes at once until each has run `repeats` times. */
async function repeat(name, options, repeats) {
  const slow = { ...options.environment, PARLEY_CPU_RATE: '4', PARLEY_RETRIES: '0' }
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (let round = 0; round < repeats; round += 2) {
    const lanes = Array.from({ length: Math.min(2, repeats - round) }, (_, lane) =>
      runSuite(`${name}-${lane}`, ['browser'], {
        ...options,
        environment: { ...slow, PARLEY_LANE: String(lane) },
      }),
    )
    for (const { passed, failed, skipped } of await Promise.all(lanes)) {
      counts.passed += passed
      counts.failed += failed
      counts.skipped += skipped
    }
  }
  return counts
}

/** Shows the faults of the server after a failed test, because browsers get only a number. */
function showFaults() {
  const faults = faultsOf(readFileSync(functionsLog, 'utf8'))
  if (faults.length > 0) console.error(`The functions logged faults:\n${faults.join('\n')}`)
}
