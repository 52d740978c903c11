import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const domain = 'functions/src/domain'
/** The areas in their order: an area imports itself and those before it. */
const areas = [
  'kernel',
  'billing',
  'knowledge',
  'workspaces',
  'agency',
  'chat',
  'agents',
  'background',
  'composition',
]
const imported = /(?:from|import\()\s*'(\.[^']+)'/g

/** Returns the imports of the domain that lead to an area above their own, as `file: import`. Tests may import any. */
export function findWrongImports() {
  return readdirSync(join(paths.root, domain), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => posix.join(domain, file))
    .flatMap((file) => wrongImportsOf(file, readFileSync(join(paths.root, file), 'utf8')))
}

/** Returns the wrong imports of one file with this text. @internal Exported for tests. */
export function wrongImportsOf(file, text) {
  const own = areas.indexOf(areaOf(file))
  if (own < 0) return [`${file}: lies in no area of the domain`]
  return [...text.matchAll(imported)]
    .map(([, path]) => path)
    .filter((path) => areas.indexOf(areaOf(posix.join(dirname(file), path))) > own)
    .map((path) => `${file}: ${path}`)
}

/** Returns the first folder of a path within the domain; undefined outside of it. */
function areaOf(file) {
  const path = posix.relative(domain, file)
  return path.startsWith('..') ? undefined : path.split('/')[0]
}
