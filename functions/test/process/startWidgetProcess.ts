import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const framework = join(import.meta.dirname, '../../../node_modules/@google-cloud/functions-framework')

/**
 * Starts the widget function in a separate process as the platform does: with the Functions Framework's own
 * program, which ends at once on SIGTERM unless the function prevents it.
 */
export async function startWidgetProcess(environment: Record<string, string>) {
  const port = await freePort()
  const main = join(framework, 'build/src/main.js')
  const args = [main, '--target=widget', `--port=${port}`, `--source=${import.meta.dirname}`]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => Number(code))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url)
  const pid = child.pid ?? 0
  return {
    url,
    /** Resolves with the exit code. */
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Stops the process like a machine that loses power; resolves once it is stopped. */
    async freeze(): Promise<void> {
      child.kill('SIGSTOP')
      while ((await stateOf(pid)) !== 'T') await sleep(5)
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Returns the state from the process table: `R` runs, `S` sleeps, `T` is stopped. */
async function stateOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2)[0] ?? ''
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await sleep(50)
  }
  throw new Error('The widget function did not start')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port')
  return bound.port
}
