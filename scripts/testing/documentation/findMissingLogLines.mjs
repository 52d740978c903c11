import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { listFiles } from '../listFiles.mjs'

const documents = ['docs/operations.md', 'docs/going-live.md']
/** A sentence in code: a capital letter, words, and neither placeholders nor names of variables. */
const sentence = /`([A-Z][a-z']*(?: [\w':,]+)+)`/g
/** The end that `runIsolated` adds to what it runs. */
const added = / failed$/

/** Returns the log lines that the documentation names and no function writes, as `document:line: text`. */
export function findMissingLogLines() {
  const sources = listFiles('functions/src/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(paths.root, file), 'utf8'))
  return documents.flatMap((document) =>
    missingLogLinesOf(document, readFileSync(join(paths.root, document), 'utf8'), sources.join('\n')),
  )
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
