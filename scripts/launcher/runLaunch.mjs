import { ensureInstalled } from './ensureInstalled.mjs'
import { LaunchError } from './failWith.mjs'
import { killAllProcesses, stopAllProcesses } from './processTree.mjs'

/**
 * Runs a script's work on the project's own Node and, however it ends, leaves no process behind. The work
 * returns the exit code. What it passes to `beforeStop` runs after a signal, before the processes are stopped.
 */
export async function runLaunch(work) {
  // First of all, because it may start another process, which then handles the signals.
  await ensureInstalled().catch(explain)
  let isInterrupted = false
  let finish = async () => {}
  const onSignal = (code) => () => {
    // Two processes may forward the same Ctrl-C, so a repeated signal changes nothing.
    if (isInterrupted) return
    isInterrupted = true
    console.log('\nStopping …')
    void finish()
      .then(() => code, report)
      .then(async (exitCode) => {
        await stopAllProcesses()
        process.exit(exitCode)
      })
  }
  process.on('SIGINT', onSignal(130))
  process.on('SIGTERM', onSignal(143))
  process.on('SIGHUP', onSignal(129))
  process.on('exit', killAllProcesses)
  const code = await work({ beforeStop: (last) => (finish = last) }).catch((error) =>
    isInterrupted ? 1 : report(error),
  )
  // The signal's handler ends the script.
  if (isInterrupted) return new Promise(() => {})
  await stopAllProcesses()
  return process.exit(code ?? 0)
}

function report(error) {
  console.error(error instanceof LaunchError ? `\n${error.message}` : error)
  return 1
}

function explain(error) {
  process.exit(report(error))
}
