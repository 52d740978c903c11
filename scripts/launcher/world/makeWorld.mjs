import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exportData } from './exportData.mjs'
import { readFunctionsEnvironment } from '../sandbox/readFunctionsEnvironment.mjs'
import { failWith } from '../failWith.mjs'
import { paths } from '../paths.mjs'
import { stopProcess } from '../processTree.mjs'
import { runCommand } from '../runCommand.mjs'
import { dataSuite, startEmulators } from '../emulators/startEmulators.mjs'
import { startSandbox } from '../sandbox/startSandbox.mjs'
import { step } from '../step.mjs'

const bundled = join(paths.cache, 'seed/seedWorld.js')
const output = join(paths.cache, 'seed/world')

/**
 * Creates a demo world in empty emulators and replaces that of a folder.
 * `end` is the end of its ninety days as an ISO date, by default that of the committed world. After a failure
 * the folder is unchanged.
 */
export async function makeWorld(folder, end) {
  await step('Bundling the seed', bundleSeed)
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  const emulators = await step('Starting empty emulators', () =>
    startEmulators({ only: dataSuite, onProgress: console.log }),
  )
  // These answers are not watched, so they need no pauses.
  const sandbox = await startSandbox({
    environment: { PARLEY_SANDBOX_LLM_FIRST_MS: '0', PARLEY_SANDBOX_LLM_TOKEN_MS: '0' },
  })
  try {
    const environment = {
      ...readFunctionsEnvironment(),
      ...emulators.environment,
      ...sandbox.environment,
      PARLEY_SEED_OUTPUT: output,
    }
    await step('Seeding', () => runSeed({ ...environment, ...(end && { PARLEY_SEED_END: end }) }))
    await step('Exporting', () => exportData(join(output, 'export')))
  } finally {
    await stopProcess(sandbox.process)
    await stopProcess(emulators.process)
  }
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(output, 'export'), folder, { recursive: true })
  for (const name of readdirSync(output).filter((file) => file.endsWith('.json')))
    cpSync(join(output, name), join(folder, name))
}

async function bundleSeed() {
  // Not at the top: packages may be missing until the launch has installed them.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(paths.root, 'functions/test/seed/seedWorld.ts'),
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
  if (code !== 0) failWith('The seed failed; its output is above.')
}
