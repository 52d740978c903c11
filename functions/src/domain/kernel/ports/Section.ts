/**
 * A stretch of a source with the name a reader would give it: a page, a heading, or just the source's title.
 */
export interface Section {
  title: string
  text: string
  /** Both as a chunk has them; what is given is shared among the chunks that a section becomes. */
  url?: string | undefined
  given?: number | undefined
}
