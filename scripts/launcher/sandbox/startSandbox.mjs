import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkPorts } from '../checkPorts.mjs'
import { connectDiscord } from './connectDiscord.mjs'
import { connectResend } from './connectResend.mjs'
import { connectStripe } from './connectStripe.mjs'
import { failWith } from '../failWith.mjs'
import { paths } from '../paths.mjs'
import { urlOf } from '../ports.mjs'
import { startProcess } from '../processTree.mjs'
import { restoreChannels } from './restoreChannels.mjs'
import { restorePayments } from './restorePayments.mjs'

/**
 * Starts the sandbox and waits until it responds. `world` is the folder of the demo world whose payments and
 * channels it restores.
 */
export async function startSandbox({ environment = {}, world } = {}) {
  await checkPorts(['sandbox'])
  const sandbox = startProcess(paths.node, [join(paths.root, 'sandbox/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    environment: { PARLEY_EMULATOR: '1', ...environment },
  })
  let hasEnded = false
  void sandbox.ended.then(() => (hasEnded = true))
  while (!hasEnded) {
    if (await isResponding(urlOf('sandbox'))) {
      if (world) await restorePayments(world)
      if (world) await restoreChannels(world)
      await connectStripe()
      await connectResend()
      await connectDiscord()
      return { process: sandbox, environment: { PARLEY_SANDBOX_ORIGIN: urlOf('sandbox') } }
    }
    await wait(100)
  }
  return failWith('The sandbox did not start: its message is above.')
}

async function isResponding(url) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
