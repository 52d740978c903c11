/** The longest mark: `<<` and `>>` around up to three digits. */
const maxMarkLength = 7
const mark = /<<\s?(\d{1,3})\s?>>/

/**
 * Removes the marks with which a model moves from its text. Text is held back only from a `<` on, and only
 * until it is clear that no mark begins there.
 */
export class MarkReader {
  private held = ''
  private readonly onMark: (mark: string) => void

  constructor(onMark: (mark: string) => void) {
    this.onMark = onMark
  }

  /** Returns the text that can be shown by now. */
  read(text: string): string {
    this.held += text
    let words = ''
    for (let found = mark.exec(this.held); found; found = mark.exec(this.held)) {
      words += this.held.slice(0, found.index)
      this.held = this.held.slice(found.index + found[0].length)
      this.onMark(found[1] ?? '')
    }
    const start = possibleStart(this.held)
    words += this.held.slice(0, start)
    this.held = this.held.slice(start)
    return words
  }

  /** Returns the rest at the end, which was no mark. */
  end(): string {
    const rest = this.held
    this.held = ''
    return rest
  }
}

/** Returns the position where an unfinished mark may begin; the text's end for none. */
function possibleStart(text: string): number {
  const from = Math.max(0, text.length - maxMarkLength)
  for (let at = from; at < text.length; at++) if (/^<(?:<\s?\d{0,3}\s?>?)?$/.test(text.slice(at))) return at
  return text.length
}
