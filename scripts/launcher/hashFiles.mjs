import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.mjs'

const irrelevant =
  /\/(node_modules|dist|dist-agency|dist-site|e2e|test|demo)$|^functions\/lib$|\.(test|spec)\.\w+$/

/**
 * Returns one hash of the contents of files and folders, named from the project's root. Tests are not
 * included, because they are no part of a build.
 */
export function hashFiles(names, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const name of names.flatMap(filesBelow).sort())
    hash.update(name).update(readFileSync(join(paths.root, name)))
  return hash.digest('hex')
}

function filesBelow(name) {
  const path = join(paths.root, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path)
    .map((child) => `${name}/${child}`)
    .filter((child) => !irrelevant.test(child))
    .flatMap(filesBelow)
}
