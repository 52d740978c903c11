/** A part of a source with the name that a reader would give it: a page, a heading, or the source's title. */
export interface Section {
  title: string
  text: string
  /** Copied to the section's chunks. */
  url?: string | undefined
  /** The characters that count for a plan, when the text repeats some; divided among the chunks. */
  given?: number | undefined
}
