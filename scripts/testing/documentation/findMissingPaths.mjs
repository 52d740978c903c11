import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { listFiles } from '../listFiles.mjs'

const documents = ['**/README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'docs/**/*.md']
const code = /```[^]*?```|`[^`\n]+`/g
/** A link within the repository: its path, empty for the same page, and its heading after a `#`. */
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?[^)\n]*\)/g
/** A file with one of our extensions, or a folder with a slash at its end. Others are URLs and documents. */
const path =
  /(?<![\w/.:@{}$-])(?:[\w@{}*-][\w@{}*.-]*\/)*(?:[\w{}*-][\w{}*.-]*\.(?:ts|tsx|mjs|mts|css|json|md|html|rules)(?![\w/-])|[\w{}*-]+\/(?![\w{*]))/g
/** A folder without a slash at its end, alone in its code. With braces it may be a document of the database. */
const folder = /^`((?:[\w*-]+\/)+[\w*-]+)`$/
/** The first cells of a table of folders, in a README beside them. */
const folderTable = /^\| folder \|.*\n\|[ |-]+\n((?:\|.*\n)+)/m
const folderRow = /^\| `([^`/]+)`/gm
/**
 * Paths outside the repository: a list that the reader stores, a result of the widget's build,
 * files in Storage, documents of the database, installed packages, a rule of lint.
 */
const elsewhere = new Set([
  'api.json',
  'manifest.json',
  'knowledge/{agent}/vectors/',
  'catalogue/current',
  'sweeps/valueReports',
  'node_modules/node',
  'import/no-cycle',
])

/**
 * Returns the paths and links in the documentation that lead nowhere, and the differences between tables of
 * folders and their folders, as `document:line: path`.
 */
export function findMissingPaths() {
  const files = listFiles()
  return listFiles(...documents.map((pattern) => `:(glob)${pattern}`)).flatMap((document) => {
    const text = readFileSync(join(paths.root, document), 'utf8')
    return [...missingPathsOf(document, text, files), ...wrongFoldersOf(document, text, files)]
  })
}

/**
 * Returns the missing paths and headings of one document. A path in code may begin at any folder of `files`, a
 * link begins at the folder of its document.
 * @internal Exported for tests.
 */
export function missingPathsOf(document, text, files) {
  const listed = files.map((file) => `/${file}\n`).join('')
  const inCode = [...text.matchAll(code)].flatMap(({ index, 0: span }) =>
    [...span.matchAll(path)]
      .filter(([named]) => !elsewhere.has(named) && !patternOf(named).test(listed))
      .map((match) => ({ named: match[0], at: index + match.index })),
  )
  const folders = [...text.matchAll(code)].flatMap(({ index, 0: span }) => {
    const named = folder.exec(span)?.[1]
    const isMissing = named && !elsewhere.has(named) && !patternOf(named, '[/\\n]').test(listed)
    return isMissing ? [{ named, at: index }] : []
  })
  const links = [...text.matchAll(link)]
    .filter(([, target, heading]) => !leadsSomewhere(document, text, target, heading))
    .map(({ index, 1: target, 2: heading }) => ({
      named: heading ? `${target}#${heading}` : target,
      at: index,
    }))
  return [...inCode, ...folders, ...links].map(({ named, at }) => `${document}:${lineAt(text, at)}: ${named}`)
}

/**
 * Returns the folders that only the table of a README names, and those beside it that its table lacks.
 * @internal Exported for tests.
 */
export function wrongFoldersOf(document, text, files) {
  const table = document.endsWith('README.md') ? folderTable.exec(text) : null
  if (!table) return []
  const beside = `${dirname(document)}/`
  const existing = new Set(
    files
      .filter((file) => file.startsWith(beside))
      .map((file) => file.slice(beside.length).split('/'))
      .flatMap(([first, ...rest]) => (rest.length > 0 ? [first] : [])),
  )
  const named = new Set([...table[1].matchAll(folderRow)].map(([, name]) => name))
  return [...existing.symmetricDifference(named)].map(
    (name) => `${document}:${lineAt(text, table.index)}: ${name}`,
  )
}

/** Returns whether a link of a document leads to a file, and to a heading in it if it names one. */
function leadsSomewhere(document, text, target, heading) {
  const file = join(paths.root, dirname(document), target)
  if (target && !existsSync(file)) return false
  if (heading === undefined) return true
  const page = target ? readFileSync(file, 'utf8') : text
  return [...page.matchAll(/^#+ (.+)$/gm)].some(([, title]) => slugOf(title) === heading)
}

/** Returns the name under which GitHub links to a heading. */
const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const lineAt = (text, index) => text.slice(0, index).split('\n').length

/**
 * Returns a pattern for the end of a file, or for a folder; `{name}` and stars are any names. `end` is what
 * follows the path.
 */
function patternOf(named, end = named.endsWith('/') ? '' : '\\n') {
  const source = named
    .replace(/[.+$^()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.+/)?')
    .replace(/\{[^}/]*\}|\*/g, '[^/\\n]*')
  return new RegExp(`/${source}${end}`)
}
