const comment = /\/\*\*([\s\S]*?)\*\/|(?<=^|\s)\/\/ ?([^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g
/** Finds titles, also after a table whose rows call functions. */
const title =
  /\b(?:it|test|describe)(?:\.\w+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)?\(\s*(['"`])((?:(?!\1).)+)\1/g
const name = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w*)/g
/** Comments that tools read. */
const directive = /^(?:@|eslint|oxlint|biome|prettier)/

/**
 * Yields the doc comments, line comments, test titles and declared names of a source: `{ kind, text, line }`.
 * A title has the `subject` that the describe around it names.
 */
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
  for (const { text, index, subject } of titlesOf(source))
    yield { kind: 'title', text, line: lineOf(index), ...(subject !== undefined && { subject }) }
  for (const match of source.matchAll(name)) yield { kind: 'name', text: match[1], line: lineOf(match.index) }
}

/** Returns the titles with the title of the describe around each, which the indentation shows. */
function titlesOf(source) {
  const titles = [...source.matchAll(title)].map((match) => {
    const [indentation] = /[ \t]*$/.exec(source.slice(0, match.index))
    return { text: match[2], index: match.index, indentation, isDescribe: match[0].startsWith('describe') }
  })
  return titles.map((one, at) => {
    const around = titles
      .slice(0, at)
      .findLast(({ isDescribe, indentation }) => isDescribe && indentation.length < one.indentation.length)
    const isClosed = around && source.slice(around.index, one.index).includes(`\n${around.indentation}}`)
    return { ...one, subject: isClosed ? undefined : around?.text }
  })
}
