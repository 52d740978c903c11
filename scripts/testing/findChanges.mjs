import { execFileSync } from 'node:child_process'
import { paths } from '../launcher/paths.mjs'

/**
 * What differs from where this work left `main`, committed or not: `{ base, files }`, the base as a commit
 * and the files with their paths in the project.
 */
export function findChanges() {
  const base = mergeBase()
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
  return { base, files: [...new Set(files)] }
}

/** Without a `main` only what is not committed counts. */
function mergeBase() {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD')
    } catch {
      // There is no such branch here.
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
