import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from './failWith.mjs'
import { findOnPath } from './emulators/findJava.mjs'
import { paths } from './paths.mjs'

/** Returns the path of a Chromium for the browser tests, and installs one if necessary. */
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
 * Returns the path of a headless Chromium, in which journeys take a quarter less time, or else of the full
 * one. The headless one shows no notifications and stores no page on a device.
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

/**
 * Installs packages as the root user of a container only; on other machines people install what they want.
 */
function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  run('apt-get', ['update', '-qq'])
  // One at a time: a package that an older Debian lacks must not prevent the others.
  for (const name of packages) run('apt-get', ['install', '-y', '-qq', name])
}

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
