import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from '../launcher/failWith.mjs'
import { paths } from '../launcher/paths.mjs'
import { runCommand } from '../launcher/runCommand.mjs'

/**
 * A site of 300 pages, read once and refreshed after three have changed. Needs the Storage emulator besides
 * Firestore.
 */
export async function benchSite(emulators) {
  const folder = join(paths.cache, 'bench')
  mkdirSync(folder, { recursive: true })
  const output = join(folder, 'measureSite.json')
  // Not bundled: the process that reads pages is started from the sources.
  const { code, output: log } = await runCommand(
    paths.node,
    [join(paths.root, 'functions/test/bench/measureSite.ts')],
    {
      environment: { ...emulators, GCLOUD_PROJECT: 'demo-parley', PARLEY_BENCH_OUTPUT: output },
    },
  )
  if (code !== 0) failWith(`The site could not be read:\n${log}`)
  const { readMs, refreshMs, bodies } = JSON.parse(readFileSync(output, 'utf8'))
  return { siteReadMs300: readMs, siteRefreshMs300: refreshMs, siteChangedBodies: bodies }
}
