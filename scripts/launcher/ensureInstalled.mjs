import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:os'
import { paths } from './paths.mjs'
import { failWith } from './failWith.mjs'

/** Installs what the lock file names, then makes sure that the script runs on the project's own Node. */
export async function ensureInstalled() {
  if (process.platform === 'win32')
    failWith('The launcher needs a POSIX shell: on Windows, run it inside WSL.')
  if (!isInstalled()) {
    console.log('Installing packages; the first time this takes a few minutes …')
    // Not `npm ci`: it empties node_modules first, which costs minutes when one package has changed.
    const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: paths.root,
      stdio: 'inherit',
    })
    if (npm.status !== 0 || !isInstalled())
      failWith('The installation failed; the reason is above. Nothing was started.')
  }
  if (process.version !== projectNodeVersion()) await runAgainOnProjectNode()
}

function isInstalled() {
  const hidden = join(paths.root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden) || !existsSync(paths.node)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8')).packages
  // Optional packages may be missing: they belong to other operating systems.
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional) return true
    return installed[path]?.version === entry.version
  })
}

function projectNodeVersion() {
  const manifest = JSON.parse(readFileSync(join(paths.root, 'node_modules/node/package.json'), 'utf8'))
  return `v${manifest.version}`
}

function runAgainOnProjectNode() {
  const child = spawn(paths.node, process.argv.slice(1), { stdio: 'inherit' })
  // The child cleans up and decides when to end, so signals are only forwarded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
