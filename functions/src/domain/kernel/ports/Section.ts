/** A part of a source with the name that a reader would give it: a page, a heading, or the source's title. */
export interface Section {
  title: string
  text: string
  /** Both are copied to the section's chunks; `given` is divided among them. */
  url?: string | undefined
  given?: number | undefined
}
