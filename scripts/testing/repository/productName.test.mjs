import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const named = new Set(['functions/src/shared/brand/defaultBrand.ts'])
/** Names of the widget's font faces, which are never shown. */
const internal = new Set(['functions/src/shared/brand/fonts.ts'])

/** `Parley.open()` and `window.Parley` are the API for customers' pages, and never part of a sentence. */
const code = /Parley(?=[.][a-z]\w*\(|\()|window\.Parley/g

describe('the repository', () => {
  it('uses the product’s name in the dashboard and in emails only as part of its brand', () => {
    const files = ['web/src', 'functions/src', 'web/index.html'].flatMap(filesUnder)
    const found = files
      .filter((file) => !named.has(file) && !internal.has(file) && !/\.test\.tsx?$|\/test\//.test(file))
      .filter((file) => /\bParley\b/.test(readFileSync(join(root, file), 'utf8').replaceAll(code, '')))
    expect(files.length).toBeGreaterThan(300)
    expect(found).toEqual([])
  })
})

function filesUnder(path) {
  const full = join(root, path)
  if (path.endsWith('.html')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
