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
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
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

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
