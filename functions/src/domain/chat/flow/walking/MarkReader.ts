/** What a mark may be at its longest: `<<` and `>>` about up to three digits. */
const longestMark = 7
const mark = /<<\s?(\d{1,3})\s?>>/

/**
 * Takes the marks by which a model moves out of its words. Words are held back only from a `<` on, and only
 * until it shows that no mark has begun there.
 */
export class MarkReader {
  private held = ''
  private readonly onMark: (mark: string) => void

  constructor(onMark: (mark: string) => void) {
    this.onMark = onMark
  }

  /** The words that can be shown by now. */
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

  /** What is left at the end: it was no mark. */
  end(): string {
    const rest = this.held
    this.held = ''
    return rest
  }
}

/** Where a mark may have begun that is not over yet; the text's end where none has. */
function possibleStart(text: string): number {
  const from = Math.max(0, text.length - longestMark)
  for (let at = from; at < text.length; at++) if (/^<(?:<\s?\d{0,3}\s?>?)?$/.test(text.slice(at))) return at
  return text.length
}
