import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { listFiles } from '../listFiles.mjs'

const documents = ['docs/operations.md', 'docs/going-live.md']
/** A sentence in code: a capital letter, words, and neither placeholders nor names of variables. */
const sentence = /`([A-Z][a-z']*(?: [\w':,]+)+)`/g
/** The end that `runIsolated` adds to what it runs. */
const added = / failed$/

/** A fixed text that code logs; it ends at the quotation mark that it began with. */
const logged = /console\.\w+\(\s*(['"])([^\n]*?)\1/g
/** The page that lists every log line. */
const complete = 'docs/operations.md'

/**
 * Returns the log lines that the documentation names and no function writes, as `document:line: text`, and
 * those that functions write and the page for operators lacks, as `document: text`.
 */
export function findMissingLogLines() {
  const sources = listFiles('functions/src/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(paths.root, file), 'utf8'))
  const source = sources.join('\n')
  const unwritten = documents.flatMap((document) => missingLogLinesOf(document, textOf(document), source))
  return [...unwritten, ...unlistedLogLinesOf(textOf(complete), source).map((line) => `${complete}: ${line}`)]
}

const textOf = (document) => readFileSync(join(paths.root, document), 'utf8')

/**
 * Returns the fixed texts that `source` logs and the text of a page does not contain in code.
 * @internal Exported for tests.
 */
export function unlistedLogLinesOf(text, source) {
  const lines = new Set([...source.matchAll(logged)].map(([, , line]) => line))
  return [...lines].filter((line) => !text.includes(`\`${line}\``))
}

/**
 * Returns the log lines of one document that `source` does not contain.
 * @internal Exported for tests.
 */
export function missingLogLinesOf(document, text, source) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(sentence)]
        .filter(([, named]) => !source.includes(named) && !source.includes(`'${named.replace(added, '')}'`))
        .map(([, named]) => `${document}:${index + 1}: ${named}`),
    )
}
