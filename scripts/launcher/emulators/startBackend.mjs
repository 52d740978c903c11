import { serveTaskQueues } from '../functions/serveTaskQueues.mjs'
import { startFunctions } from '../functions/startFunctions.mjs'
import { startEmulators, wholeSuite } from './startEmulators.mjs'
import { urlOf } from '../ports.mjs'
import { functionsVariable } from './prepareJava.mjs'

const withoutFunctions = ['auth', 'firestore', 'hosting', 'storage']

/**
 * Starts the emulators and the functions of the built bundle.
 * The functions run in one process with a small server for their task queues. With `isEmulated` they run on
 * the functions emulator, which starts a process for every running request. Both receive the events of the
 * database. `isLongRun`: see `startEmulators`.
 */
export async function startBackend({
  isEmulated = false,
  isLongRun = false,
  environment,
  importFrom,
  onProgress,
}) {
  const events = isEmulated ? {} : { [functionsVariable]: urlOf('functions').replace('http://', '') }
  const started = await startEmulators({
    only: isEmulated ? wholeSuite : withoutFunctions,
    importFrom,
    isLongRun,
    environment: { ...environment, ...events },
    onProgress,
  })
  if (isEmulated) return { ...started, stop: () => {}, restart: () => {} }
  const tasks = { CLOUD_TASKS_EMULATOR_HOST: urlOf('tasks').replace('http://', '') }
  const functions = await startFunctions({ ...started.environment, ...tasks, ...environment })
  const stop = await serveTaskQueues()
  return {
    ...started,
    environment: { ...started.environment, ...tasks },
    stop,
    /** Loads a newer build. The functions emulator does so by itself. */
    restart: () => functions.restart(),
  }
}
