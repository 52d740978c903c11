import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { listFiles } from '../listFiles.mjs'

const documents = ['**/README.md', 'AGENTS.md', 'docs/**/*.md']
const sources = ['*.ts', '*.tsx', '*.mjs', '*.mts', '*.rules', '*.json']
const code = /`[^`\n]+`/g
/** A name in mixed case. Files and the beginnings of names (`authorizeFor…`) are left out. */
const name = /(?<![\w/.-])(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*(?![\w…]|\.(?!\w*\())/g
/** Options of libraries that a decision compares with our own code. */
const libraryNames = new Set(['escapeFormulae', 'sizeCalculation'])

/** Returns the names of code in the documentation that the code does not contain, as `document:line: name`. */
export function findMissingNames() {
  const words = wordsOf(
    listFiles(...sources)
      .filter((file) => !file.startsWith('emulator-data/') && file !== 'package-lock.json')
      .map((file) => readFileSync(join(paths.root, file), 'utf8')),
  )
  return listFiles(...documents.map((pattern) => `:(glob)${pattern}`)).flatMap((document) =>
    missingNamesOf(document, readFileSync(join(paths.root, document), 'utf8'), words),
  )
}

/**
 * Returns the names in one document that are not among the words of the code.
 * @internal Exported for tests.
 */
export function missingNamesOf(document, text, words) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(code)].flatMap(([span]) =>
        [...span.matchAll(name)]
          .filter(([found]) => !words.has(found) && !libraryNames.has(found))
          .map(([found]) => `${document}:${index + 1}: ${found}`),
      ),
    )
}

function wordsOf(texts) {
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
}
