import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

/** Returns the files of the repository that match a pattern of git, from the root; ignored ones are left out. */
export function listFiles(...patterns) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  return execFileSync('git', list, { cwd: paths.root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => file && existsSync(join(paths.root, file)))
}
