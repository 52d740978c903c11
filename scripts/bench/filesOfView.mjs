import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const web = join(paths.root, 'web/dist')

/**
 * The JS and CSS that a browser needs for a view of the dashboard, read from the built files: what index.html
 * names, the chunks that the view asks for, what all of those import statically, and the styles of each.
 * `vite.config.ts` names the chunks; web/e2e/firstView.spec.ts counts in a real browser. Empty where the
 * build has no such chunk.
 */
export function filesOfView(chunks) {
  if (!existsSync(join(web, 'index.html'))) return []
  const names = readdirSync(join(web, 'assets'))
  const ofChunk = (chunk) =>
    names
      .filter((name) => new RegExp(`^${chunk}-.{8}\\.(js|css)$`).test(name))
      .map((name) => `assets/${name}`)
  const asked = chunks.map(ofChunk)
  if (asked.some((found) => found.length === 0)) return []
  const index = readFileSync(join(web, 'index.html'), 'utf8')
  const files = new Set(
    [...index.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name).concat(...asked),
  )
  // A set also visits what is added on the way.
  for (const file of files) {
    for (const found of staticImports(file)) files.add(found)
  }
  return [...files].map((name) => join(web, name))
}

function staticImports(file) {
  if (!file.endsWith('.js')) return []
  return [
    ...readFileSync(join(web, file), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
  ].map(([, name]) => `assets/${name}`)
}
