import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { runCommand } from '../../launcher/runCommand.mjs'

const version = '13.5.0'

/**
 * Returns Lighthouse's function. It has more than a hundred packages that nothing else needs, so the
 * benchmark installs it for itself, once, without running any of their scripts.
 */
export async function ensureLighthouse() {
  const folder = join(paths.cache, 'lighthouse', version)
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse …')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const wanted = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      `lighthouse@${version}`,
    ]
    const { code, output } = await runCommand('npm', wanted, { cwd: folder })
    if (code !== 0) failWith(`Lighthouse could not be installed:\n${output}`)
  }
  return (await import(pathToFileURL(entry).href)).default
}
