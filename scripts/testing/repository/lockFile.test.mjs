import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../../launcher/paths.mjs'

const { packages } = JSON.parse(readFileSync(join(paths.root, 'package-lock.json'), 'utf8'))

/**
 * Returns whether Node finds `name` from `folder`: in its own node_modules, or in those of a folder above.
 */
function isFound(folder, name) {
  if (packages[posix.join(folder, 'node_modules', name)]) return true
  return folder !== '' && isFound(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), name)
}

describe('the lock file', () => {
  // npm omits what the lock does not name, so without its binary nothing starts on such a machine.
  it('names the binaries of every operating system', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isFound(path, name))
        .map((name) => `${path} wants ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    const urls = Object.values(packages).flatMap((entry) =>
      /^https?:/.test(entry.resolved ?? '') ? [entry.resolved] : [],
    )
    expect(urls).toEqual([])
  })
})
