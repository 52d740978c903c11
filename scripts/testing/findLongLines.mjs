import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { listFiles } from './listFiles.mjs'

const maxCharacters = 110
/** A text or a pattern stays whole, so that it can be found by its words. */
const literals =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:\[(?:[^\]\\]|\\.)*\]|[^/[\\\n]|\\.)+\/[a-z]*/g

/** Returns the lines of source code that are too long even without their texts, as `file:line`. */
export function findLongLines() {
  return listFiles('*.ts', '*.tsx', '*.mjs', '*.mts', '*.css').flatMap(longLinesOf)
}

function longLinesOf(file) {
  const lines = readFileSync(join(paths.root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : []))
}

function isTooLong(line) {
  return line.length > maxCharacters && line.replace(literals, '').length > maxCharacters
}
