import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

export const sites = {
  dashboard: { folder: 'web/dist', page: 'shell.html' },
  agencies: { folder: 'web/dist-agency', page: 'agency.html' },
}

/**
 * Returns the JS and CSS files that a view of the dashboard needs, from the build.
 * These are the files of the page, the chunks of the view, their static imports, and the styles of each.
 * `vite.config.ts` names the chunks; web/e2e/firstView.spec.ts counts the same in a real browser.
 * Empty when the build lacks the chunk. `site` selects the dashboard or the hosts of agencies.
 */
export function filesOfView(chunks, site = sites.dashboard) {
  const web = join(paths.root, site.folder)
  if (!existsSync(join(web, site.page))) return []
  const names = readdirSync(join(web, 'assets'))
  const ofChunk = (chunk) =>
    names
      .filter((name) => new RegExp(`^${chunk}-.{8}\\.(js|css)$`).test(name))
      .map((name) => `assets/${name}`)
  const requested = chunks.map(ofChunk)
  if (requested.some((found) => found.length === 0)) return []
  const index = readFileSync(join(web, site.page), 'utf8')
  // `/brand.js` is no file: a function responds to it.
  const named = [...index.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)]
    .map(([, name]) => name)
    .filter((name) => existsSync(join(web, name)))
  const files = new Set(named.concat(...requested))
  // Iterating a set also visits the elements that are added meanwhile.
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
