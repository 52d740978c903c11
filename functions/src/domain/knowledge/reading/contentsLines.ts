/** A line of a table of contents: words, leading dots and a page number. */
const leader = /(?:\.{4,}|(?:\. ){4,}|(?:\u2026 ?){2,}|_{6,})\s*(?:\d{1,4}|[ivxlc]{1,7})$/i
/** A page with a larger share of such lines is a page of contents. */
const maxPageShare = 0.3
/** Fewer such lines in a row are not a table of contents. */
const minLines = 3

/**
 * Returns whether a page is a page of contents, which would displace the pages that it names in search
 * results.
 */
export function isContentsPage(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim())
  const leaders = filled.filter(isLeader).length
  return leaders >= minLines && leaders > maxPageShare * filled.length
}

/** Returns a text without its tables of contents, and their number. */
export function withoutContents(text: string): { text: string; dropped: number } {
  const remainingLines: string[] = []
  let run: string[] = []
  let leaders = 0
  let dropped = 0
  const flush = () => {
    if (leaders >= minLines) dropped++
    else remainingLines.push(...run)
    run = []
    leaders = 0
  }
  for (const line of text.split('\n')) {
    const isOne = isLeader(line.trim())
    if (isOne) leaders++
    else if (line.trim() || leaders === 0) flush()
    if (isOne || leaders > 0) run.push(line)
    else remainingLines.push(line)
  }
  flush()
  return { text: remainingLines.join('\n'), dropped }
}

/**
 * Returns whether a line is one of a table of contents. Long lines are not, and matching them would be slow.
 */
function isLeader(line: string): boolean {
  return line.length <= 400 && leader.test(line.trim())
}
