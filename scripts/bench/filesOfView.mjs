import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

export const sites = {
  dashboard: { folder: 'web/dist', page: 'index.html' },
  agencies: { folder: 'web/dist-agency', page: 'agency.html' },
}

/**
 * The JS and CSS that a browser needs for a view of the dashboard, read from the built files: what index.html
 * names, the chunks that the view asks for, what all of those import statically, and the styles of each.
 * `vite.config.ts` names the chunks; web/e2e/firstView.spec.ts counts in a real browser. Empty where the
 * build has no such chunk. `site`: the dashboard's files, or those of agencies' addresses.
 */
export function filesOfView(chunks, site = sites.dashboard) {
  const web = join(paths.root, site.folder)
  if (!existsSync(join(web, site.page))) return []
  const names = readdirSync(join(web, 'assets'))
  const ofChunk = (chunk) =>
    names
      .filter((name) => new RegExp(`^${chunk}-.{8}\\.(js|css)$`).test(name))
      .map((name) => `assets/${name}`)
  const asked = chunks.map(ofChunk)
  if (asked.some((found) => found.length === 0)) return []
  const index = readFileSync(join(web, site.page), 'utf8')
  // `/brand.js` is no file: a function answers it.
  const named = [...index.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)]
    .map(([, name]) => name)
    .filter((name) => existsSync(join(web, name)))
  const files = new Set(named.concat(...asked))
  // A set also visits what is added on the way.
  for (const file of files) {
    for (const found of staticImports(web, file)) files.add(found)
  }
  return [...files].map((name) => join(web, name))
}

function staticImports(web, file) {
  if (!file.endsWith('.js')) return []
  return [
    ...readFileSync(join(web, file), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
  ].map(([, name]) => `assets/${name}`)
}
