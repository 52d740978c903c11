const comment = /\/\*\*([\s\S]*?)\*\/|(?<=^|\s)\/\/ ?([^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g
const title = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:(?!\1).)+)\1/g
const name = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w*)/g
/** Comments that tools read. */
const directive = /^(?:@|eslint|oxlint|biome|prettier)/

/** Yields the doc comments, line comments, test titles and declared names of a source: `{ kind, text, line }`. */
export function* piecesOf(source) {
  const lineOf = (index) => source.slice(0, index).split('\n').length
  for (const match of source.matchAll(comment)) {
    const text = (match[1] ?? match[2])
      .replace(/\n[ \t]*(?:\*|\/\/)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (text && !directive.test(text))
      yield { kind: match[1] === undefined ? 'line' : 'doc', text, line: lineOf(match.index) }
  }
  for (const match of source.matchAll(title))
    yield { kind: 'title', text: match[2], line: lineOf(match.index) }
  for (const match of source.matchAll(name)) yield { kind: 'name', text: match[1], line: lineOf(match.index) }
}
