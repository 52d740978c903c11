import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { startProcess } from '../../launcher/processTree.mjs'

/**
 * Starts a server of the benchmark and waits until it responds, because the Functions Framework logs nothing
 * in production.
 */
export async function serveChild(args, environment, port) {
  const child = startProcess(paths.node, args, {
    cwd: paths.root,
    stdio: ['ignore', 'ignore', 'inherit'],
    environment,
  })
  let hasEnded = false
  void child.ended.then(() => (hasEnded = true))
  const deadline = Date.now() + 20_000
  while (!hasEnded && Date.now() < deadline) {
    if (await isListening(port)) return child
    await wait(50)
  }
  return failWith(`A server of the benchmark does not respond: ${args.join(' ')}`)
}

function isListening(port) {
  return new Promise((resolve) => {
    const call = http.get({ host: '127.0.0.1', port, path: '/ready', timeout: 1_000 }, (response) => {
      response.resume()
      resolve(true)
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(false))
  })
}
