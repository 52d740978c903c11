import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './launcher/buildAll.mjs'
import { ensureChromium } from './launcher/ensureChromium.mjs'
import { failWith, LaunchError } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { address } from './launcher/ports.mjs'
import { stopAllProcesses } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { serveDemoPages } from './launcher/serveDemoPages.mjs'
import { dataSuite, startEmulators } from './launcher/startEmulators.mjs'
import { startSandbox } from './launcher/startSandbox.mjs'
import { seconds } from './launcher/step.mjs'
import { runChecks } from './testing/runChecks.mjs'
import { runSuite } from './testing/runSuite.mjs'
import { Tally } from './testing/Tally.mjs'

// npm test [-- unit|emulators|e2e [file …]]
const [only, ...filters] = process.argv.slice(2)
const quickModel = { PARLEY_SANDBOX_LLM_FIRST_MS: '5', PARLEY_SANDBOX_LLM_TOKEN_MS: '1' }
const steps = [
  { name: 'build', isFor: ['e2e', undefined], run: build },
  { name: 'check', isFor: [undefined], run: runChecks },
  {
    name: 'unit',
    isFor: ['unit', undefined],
    run: () => runSuite('unit', ['unit', 'web', 'widget'], { filters }),
  },
  { name: 'emulators', isFor: ['emulators', undefined], run: testOnEmulators },
  { name: 'e2e', isFor: ['e2e', undefined], run: testInBrowser },
]

await runLaunch(async () => {
  const chosen = steps.filter(({ isFor }) => isFor.includes(only))
  if (chosen.length === 0)
    failWith(`There are no ${only} tests: say unit, emulators or e2e, or nothing for all.`)
  const tally = new Tally()
  for (const { name, run } of chosen) {
    const started = Date.now()
    console.log(`${name} …`)
    const counts = await run().catch(asFailure)
    await stopAllProcesses()
    tally.add(counts)
    console.log(`${name}: ${describe(counts)} in ${seconds(started)}`)
  }
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

async function build() {
  await buildAll()
  return {}
}

async function testOnEmulators() {
  const emulators = await startEmulators({ only: dataSuite, onProgress: console.log })
  const sandbox = await startSandbox({ environment: quickModel })
  return runSuite('emulators', ['emulators'], {
    isShown: true,
    filters,
    environment: { ...emulators.environment, ...sandbox.environment },
  })
}

async function testInBrowser() {
  const chromium = await ensureChromium()
  if (!existsSync(join(paths.emulatorData, 'firebase-export-metadata.json'))) {
    failWith('The browser tests need the demo world in emulator-data: npm run seed makes it.')
  }
  const sandbox = await startSandbox({ environment: quickModel })
  const emulators = await startEmulators({ importFrom: paths.emulatorData, onProgress: console.log })
  const stopServing = await serveDemoPages()
  const environment = {
    ...emulators.environment,
    ...sandbox.environment,
    PARLEY_CHROMIUM: chromium,
    PARLEY_WEB_ORIGIN: address('hosting'),
    PARLEY_DEMO_ORIGIN: address('demo'),
  }
  return runSuite('e2e', ['e2e'], { isShown: true, filters, environment }).finally(stopServing)
}
