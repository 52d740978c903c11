import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const web = join(paths.root, 'web/dist')

/**
 * The JS and CSS that a browser loads for a view of the dashboard, read from the built files: what index.html names,
 * the chunks of the modules that the view imports on the way, and what all of those import statically, with their
 * styles. Chunks bear the names of their modules, so no manifest is needed. Empty where the build has no such chunk.
 */
export function filesOfView(modules) {
  if (!existsSync(join(web, 'index.html'))) return []
  const names = readdirSync(join(web, 'assets'))
  const chunks = modules.map((module) => names.find((name) => new RegExp(`^${module}-.{8}\\.js$`).test(name)))
  if (chunks.includes(undefined)) return []
  const index = readFileSync(join(web, 'index.html'), 'utf8')
  const files = new Set([...index.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name))
  const styles = stylesByChunk(names)
  for (const chunk of chunks) files.add(chunk)
  // A set also visits what is added on the way.
  for (const file of files) {
    for (const found of [...staticImports(file), ...(styles.get(file) ?? [])]) files.add(found)
  }
  return [...files].map((name) => join(web, 'assets', name))
}

function staticImports(file) {
  if (!file.endsWith('.js')) return []
  return [...read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name)
}

/** Vite lists beside each dynamic import what to fetch with it; styles are named nowhere else. */
function stylesByChunk(names) {
  const styles = new Map()
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    const source = read(name)
    const list = [...(/m\.f=\[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/"assets\/([^"]+)"/g)].map(([, file]) => file)
    for (const [, chunk, indexes] of source.matchAll(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)[^[\]]{0,80}__vite__mapDeps\(\[([\d,]*)\]\)/g)) {
      styles.set(chunk, indexes.split(',').map((index) => list[Number(index)]).filter((file) => file?.endsWith('.css')))
    }
  }
  return styles
}

function read(name) {
  return readFileSync(join(web, 'assets', name), 'utf8')
}
