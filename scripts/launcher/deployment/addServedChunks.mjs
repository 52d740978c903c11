import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Adds the widget's chunks that a site serves now to the next deployment.
 * Customers' pages may keep the previous launcher for five minutes, and it requests its panel by name. A new
 * site has no chunks to keep.
 */
export async function addServedChunks(site, folder) {
  const manifest = await fetch(`${site}/widget/manifest.json`).then(
    (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  )
  const names = [...(manifest?.panel ?? []), ...(manifest?.later ?? [])].filter((name) =>
    /^chunks\/[\w.-]+\.js$/.test(name),
  )
  const missing = names.filter((name) => !existsSync(join(folder, name)))
  for (const name of missing) {
    const response = await fetch(`${site}/widget/${name}`)
    if (!response.ok) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), Buffer.from(await response.arrayBuffer()))
  }
  return missing
}
