import { parseArgs } from 'node:util'
import { paths } from './launcher/paths.mjs'
import { startProcess } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { startEmulators, wholeSuite } from './launcher/emulators/startEmulators.mjs'
import { startSandbox } from './launcher/sandbox/startSandbox.mjs'

// node scripts/emulators.mjs [--only auth,firestore,storage] [--import] [--sandbox] [-- command …]
// Runs the command against the emulators and ends with its exit code; without a command, runs until Ctrl-C.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, import: { type: 'boolean' }, sandbox: { type: 'boolean' } },
})

await runLaunch(async () => {
  const started = Date.now()
  const { process: emulators, environment } = await startEmulators({
    only: values.only?.split(',') ?? wholeSuite,
    importFrom: values.import ? paths.emulatorData : undefined,
    onProgress: console.log,
  })
  const sandbox = values.sandbox ? await startSandbox({ world: values.import && paths.emulatorData }) : {}
  console.log(`Emulators ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  if (positionals.length === 0) return (await emulators.ended).code
  const [command, ...args] = positionals
  const PATH = `${paths.root}/node_modules/node/bin:${paths.tools}:${process.env.PATH}`
  const child = startProcess(command, args, {
    stdio: 'inherit',
    environment: { ...environment, ...sandbox.environment, PATH },
  })
  const { code, error } = await child.ended
  if (error) console.error(error.message)
  return code ?? 1
})
