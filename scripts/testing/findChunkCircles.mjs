import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const folders = ['web/dist/assets', 'web/dist-agency/assets']

/**
 * Returns the circles of static imports among the chunks of the built dashboards. In a
 * circle one chunk runs before what it imports exists: a page then finds undefined instead of a value.
 */
export function findChunkCircles() {
  return folders.flatMap((folder) => circlesIn(join(paths.root, folder)).map((circle) => circle.join(' ↔ ')))
}

function circlesIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const imports = new Map(files.map((file) => [file, importsOf(readFileSync(join(folder, file), 'utf8'))]))
  return files
    .filter((file) => reach(imports, file).has(file))
    .map((file) =>
      files.filter((other) => reach(imports, file).has(other) && reach(imports, other).has(file)),
    )
    .filter((circle, index, all) => all.findIndex((other) => other[0] === circle[0]) === index)
}

function importsOf(code) {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file]) => file)
}

/** Returns all chunks that a chunk needs before it runs. */
function reach(imports, start) {
  const found = new Set()
  const open = [...(imports.get(start) ?? [])]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...(imports.get(file) ?? []))
  }
  return found
}
