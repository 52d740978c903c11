import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { checkPorts } from '../checkPorts.mjs'
import { failWith } from '../failWith.mjs'
import { listFunctions } from '../listFunctions.mjs'
import { paths } from '../paths.mjs'
import { ports, projectId } from '../ports.mjs'
import { registerTriggers } from './registerTriggers.mjs'
import { isWatched, startProcess, stopProcess } from '../processTree.mjs'

const program = join(paths.root, 'scripts/launcher/functions/serveFunctions.mjs')
const bundle = join(paths.root, 'functions/lib/index.js')
export const functionsLog = join(paths.cache, 'emulators/functions.log')

/**
 * Serves the functions of the built bundle in one process and waits until they respond. `restart` loads a
 * newer build.
 */
export async function startFunctions(environment) {
  await checkPorts(['functions'])
  let host
  let isRestarting = false
  const start = async () => {
    host = await serve(environment)
    void host.ended.then(({ signal, code }) => recover(host, signal ?? `code ${code}`))
  }
  /** Restarts the functions after a crash, as the platform does with an instance. */
  async function recover(ended, reason) {
    if (isRestarting || ended !== host || !isWatched(host)) return
    console.error(`The functions ended with ${reason} and are restarted; their log is ${functionsLog}`)
    await start()
  }
  await start()
  await registerTriggers()
  return {
    async restart() {
      isRestarting = true
      await stopProcess(host)
      await start()
      await registerTriggers()
      isRestarting = false
    },
  }
}

async function serve(environment) {
  mkdirSync(join(paths.cache, 'emulators'), { recursive: true })
  const host = startProcess(paths.node, [program, pathToFileURL(bundle).href, ports.functions, projectId], {
    cwd: join(paths.root, 'functions'),
    stdio: ['ignore', 'pipe', 'pipe'],
    environment: {
      ...readEnvironmentFiles(),
      ...environment,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    },
  })
  const file = createWriteStream(functionsLog)
  host.stdout.pipe(file, { end: false })
  host.stderr.pipe(file, { end: false })
  let hasEnded = false
  void host.ended.then(() => (hasEnded = true))
  while (!hasEnded) {
    const found = await listFunctions().catch(() => [])
    if (found.length > 0) return host
    await wait(50)
  }
  return failWith(`The functions could not be loaded:\n${readFileSync(functionsLog, 'utf8').slice(-3000)}`)
}

/** Reads the environment files as the functions emulator does: the later file wins. */
function readEnvironmentFiles() {
  const files = ['.env', `.env.${projectId}`, '.env.local'].map((name) => join(paths.root, 'functions', name))
  return Object.assign({}, ...files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8'))))
}
