import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { listFiles } from './listFiles.mjs'

const documents = ['**/README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'docs/**/*.md']
const code = /```[^]*?```|`[^`\n]+`/g
const link = /\]\((?!\w+:|#)([^)#\s]+)[^)\n]*\)/g
/** A file with one of our extensions, or a folder with a slash at its end. Others are URLs and documents. */
const path =
  /(?<![\w/.:@}-])(?:[\w@{}*-][\w@{}*.-]*\/)*(?:[\w{}*-][\w{}*.-]*\.(?:ts|tsx|mjs|mts|css|json|md|html|rules)(?![\w/-])|[\w{}*-]+\/(?![\w{*]))/g
/** Paths outside the repository: a list that the reader stores, a result of the widget's build, files in Storage. */
const elsewhere = new Set(['api.json', 'manifest.json', 'knowledge/{agent}/vectors/'])

/** Returns the paths in the documentation that lead nowhere, as `document:line: path`. */
export function findMissingPaths() {
  const files = listFiles()
  return listFiles(...documents.map((pattern) => `:(glob)${pattern}`)).flatMap((document) =>
    missingPathsOf(document, readFileSync(join(paths.root, document), 'utf8'), files),
  )
}

/**
 * Returns the missing paths of one document. A path in code may begin at any folder of `files`, a link begins
 * at the folder of its document.
 * @internal Exported for tests.
 */
export function missingPathsOf(document, text, files) {
  const listed = files.map((file) => `/${file}\n`).join('')
  const inCode = [...text.matchAll(code)].flatMap(({ index, 0: span }) =>
    [...span.matchAll(path)]
      .filter(([named]) => !elsewhere.has(named) && !patternOf(named).test(listed))
      .map((match) => ({ named: match[0], at: index + match.index })),
  )
  const links = [...text.matchAll(link)]
    .filter(([, target]) => !existsSync(join(paths.root, dirname(document), target)))
    .map(({ index, 1: named }) => ({ named, at: index }))
  return [...inCode, ...links].map(
    ({ named, at }) => `${document}:${text.slice(0, at).split('\n').length}: ${named}`,
  )
}

/** Returns a pattern for the end of a file, or for a folder; `{name}` and stars are any names. */
function patternOf(named) {
  const source = named
    .replace(/[.+$^()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.+/)?')
    .replace(/\{[^}/]*\}|\*/g, '[^/\\n]*')
  return new RegExp(`/${source}${named.endsWith('/') ? '' : '\\n'}`)
}
