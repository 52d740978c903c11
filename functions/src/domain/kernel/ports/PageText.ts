import { z } from 'zod'
import type { Section } from './Section.ts'

/** A fetched page, for the process that parses it. */
export const rawPageSchema = z.object({
  /** The URL after all redirects. */
  url: z.string(),
  /** The content type with its charset. */
  type: z.string(),
  bytes: z.int().nonnegative(),
})
export type RawPage = z.infer<typeof rawPageSchema>

/** The text of a page with its metadata and links. */
export interface PageText {
  title: string
  sections: Section[]
  /** URLs that it links to without `nofollow`. */
  links: string[]
  /** The canonical URL that the page names; empty for none. */
  canonical: string
  isNoIndex: boolean
  /** The reason why there are no sections. */
  problem?: 'needsJavaScript' | 'empty' | 'unreadable' | undefined
}

/** The result for a page that could not be parsed. */
export const unreadablePage: PageText = {
  title: '',
  sections: [],
  links: [],
  canonical: '',
  isNoIndex: false,
  problem: 'unreadable',
}
