/** The brand that was read from the company's website. */
export interface SiteBrand {
  /** The URL that was read. */
  website: string
  /** At most eleven, as `#rrggbb`, the most likely one first. */
  colours: string[]
  /** The site's icon as a `data:` URL; empty for none. */
  favicon: string
}
