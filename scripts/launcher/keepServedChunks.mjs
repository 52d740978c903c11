import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Takes the widget's chunks that a site serves now into the next deployment. Customers' pages may hold the
 * launcher of before for five minutes, and it asks for its panel by name. A site that serves nothing yet has
 * nothing to keep.
 */
export async function keepServedChunks(site, folder) {
  const manifest = await fetch(`${site}/widget/manifest.json`).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  )
  const names = [...(manifest?.panel ?? []), ...(manifest?.later ?? [])].filter((name) =>
    /^chunks\/[\w.-]+\.js$/.test(name),
  )
  const missing = names.filter((name) => !existsSync(join(folder, name)))
  for (const name of missing) {
    const answer = await fetch(`${site}/widget/${name}`)
    if (!answer.ok) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()))
  }
  return missing
}
