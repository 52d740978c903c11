import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const maxCharacters = 110
/** A text or a pattern stays whole, so that it can be found by its words. */
const literals =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:\[(?:[^\]\\]|\\.)*\]|[^/[\\\n]|\\.)+\/[a-z]*/g

/** Returns the lines of source code that are too long even without their texts, as `file:line`. */
export function findLongLines() {
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.mts',
    '*.css',
  ]
  const files = execFileSync('git', list, { cwd: paths.root, encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => existsSync(join(paths.root, file))).flatMap(longLinesOf)
}

function longLinesOf(file) {
  const lines = readFileSync(join(paths.root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : []))
}

function isTooLong(line) {
  return line.length > maxCharacters && line.replace(literals, '').length > maxCharacters
}
