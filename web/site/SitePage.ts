import type { ReactNode } from 'react'

/** A page of the public site, which is rendered to a file when the site is built. */
export interface SitePage {
  /** The path of the English page, as `/pricing`. */
  path: string
  /** The title of the document, without the name of the product. */
  title: string
  /** The summary in search results and previews of links: at most 160 characters. */
  description: string
  /** The links of the header: pages that present the product have others than those that inform about it. */
  header: 'product' | 'plain'
  /** The path that search engines list instead of this one, for a page with a second path. */
  canonicalPath?: string
  /** Whether the page exists in all languages. */
  isTranslated?: true
  body: ReactNode
}
