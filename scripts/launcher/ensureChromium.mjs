import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from './failWith.mjs'
import { findOnPath } from './findJava.mjs'
import { paths } from './paths.mjs'

/** The path of a Chromium for the browser tests, installed if there is none. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  installPackages('chromium', headlessShell)
  if (!(await findChromium()))
    run(paths.node, [join(paths.root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  const installed = await findChromium()
  return (
    installed ??
    failWith(
      'No Chromium was found or could be installed. Install Chrome or Chromium, or set PARLEY_CHROMIUM to its path.',
    )
  )
}

/**
 * The path of a Chromium without a window, in which journeys take a quarter less time, or of the whole one
 * where there is none. It shows no notifications and keeps no page on a device.
 */
export async function ensureHeadlessShell() {
  const whole = await ensureChromium()
  if (process.env.PARLEY_CHROMIUM) return whole
  if (!findOnPath(headlessShell)) installPackages(headlessShell)
  return findOnPath(headlessShell) ?? whole
}

const headlessShell = 'chromium-headless-shell'

async function findChromium() {
  const { chromium } = await import('playwright-core')
  const candidates = [
    process.env.PARLEY_CHROMIUM,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findOnPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

/** Where a container's root may; elsewhere people install what they want. */
function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  run('apt-get', ['update', '-qq'])
  // Each by itself: one that an older Debian has not keeps back no other.
  for (const name of packages) run('apt-get', ['install', '-y', '-qq', name])
}

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
