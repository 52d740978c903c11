import { execFileSync } from 'node:child_process'
import { paths } from '../../launcher/paths.mjs'

/**
 * Returns the difference to the branch point from `main`, committed or not: `{ base, files }`. The base is a
 * commit, the files have paths in the project.
 */
export function findChanges() {
  const base = mergeBase()
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
  return { base, files: [...new Set(files)] }
}

/** Returns the branch point. Without a `main`, only uncommitted changes count. */
function mergeBase() {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD')
    } catch {
      // This repository has no such branch.
    }
  }
  return 'HEAD'
}

function git(...args) {
  return execFileSync('git', args, {
    cwd: paths.root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
