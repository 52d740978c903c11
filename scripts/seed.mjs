import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exportData } from './launcher/exportData.mjs'
import { failWith } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { runCommand } from './launcher/runCommand.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { dataSuite, startEmulators } from './launcher/startEmulators.mjs'
import { startSandbox } from './launcher/startSandbox.mjs'
import { step } from './launcher/step.mjs'

const source = join(paths.root, 'functions/test/seed/seedWorld.ts')
const bundled = join(paths.cache, 'seed/seedWorld.js')
const exported = join(paths.cache, 'seed/export')
/** Written by people or by the seed itself; the rest of emulator-data is an export. */
const kept = ['README.md', 'accounts.json']

// Makes the demo world anew. Nothing else ever changes emulator-data, so its diff is always deliberate.
await runLaunch(async () => {
  if (!existsSync(source)) failWith('There is no functions/test/seed/seedWorld.ts to run.')
  await step('Bundling the seed', bundleSeed)
  const emulators = await step('Starting empty emulators', () =>
    startEmulators({ only: dataSuite, onProgress: console.log }),
  )
  // Nobody watches these answers come in.
  const sandbox = await startSandbox({
    environment: { PARLEY_SANDBOX_LLM_FIRST_MS: '0', PARLEY_SANDBOX_LLM_TOKEN_MS: '0' },
  })
  await step('Seeding', () =>
    runSeed({ ...emulators.environment, ...sandbox.environment, PARLEY_SEED_OUTPUT: paths.emulatorData }),
  )
  await step('Exporting to emulator-data', replaceData)
})

async function bundleSeed() {
  // Not at the top: packages may be missing until the launch has begun.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    cwd: join(paths.root, 'functions'),
    external: [/^firebase-admin/, /^firebase-functions/, /^@google-cloud\//],
  })
  await bundle.write({
    dir: join(paths.cache, 'seed'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: 'seedWorld.js',
  })
  await bundle.close()
}

async function runSeed(environment) {
  const { code } = await runCommand(paths.node, [bundled], { cwd: paths.root, isShown: true, environment })
  if (code !== 0) failWith('The seed failed; its output is above. emulator-data is as it was.')
}

async function replaceData() {
  rmSync(exported, { recursive: true, force: true })
  await exportData(exported)
  for (const name of readdirSync(paths.emulatorData)) {
    if (!kept.includes(name)) rmSync(join(paths.emulatorData, name), { recursive: true })
  }
  cpSync(exported, paths.emulatorData, { recursive: true })
}
