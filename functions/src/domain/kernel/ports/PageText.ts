import { z } from 'zod'
import type { Section } from './Section.ts'

/** A page as it was fetched, for the process that takes it apart. */
export const rawPageSchema = z.object({
  /** Where it was found in the end. */
  url: z.string(),
  /** The type of its content with the encoding of its letters. */
  type: z.string(),
  bytes: z.int().nonnegative(),
})
export type RawPage = z.infer<typeof rawPageSchema>

/** What a page says, and what it says of itself and of others. */
export interface PageText {
  title: string
  sections: Section[]
  /** Addresses that it links to and does not ask to leave alone. */
  links: string[]
  /** The address that it names as its own; empty when it names none. */
  canonical: string
  isNoIndex: boolean
  /** Why there are no sections. */
  problem?: 'needsJavaScript' | 'empty' | 'unreadable' | undefined
}

/** What is said of a page that could not be taken apart. */
export const unreadablePage: PageText = {
  title: '',
  sections: [],
  links: [],
  canonical: '',
  isNoIndex: false,
  problem: 'unreadable',
}
