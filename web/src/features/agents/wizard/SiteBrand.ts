import type { CallableOutput } from '@parley/functions/shared/callables/callables'

type ReadBrand = CallableOutput<'readBrand'>

/** A further page of the website, and whether it was read. */
export interface SitePage {
  url: string
  title: string
  state: 'open' | 'read' | 'failed'
}

/** The brand that was read from the company's website, with what its further pages have added. */
export interface SiteBrand extends Omit<ReadBrand, 'pages'> {
  /** The URL that was read. */
  website: string
  pages: SitePage[]
}

const maxQuestions = 20

/** Returns a brand that was read a moment ago. */
export function siteBrandOf(website: string, { pages, ...brand }: ReadBrand): SiteBrand {
  return { ...brand, website, pages: pages.map((page) => ({ ...page, state: 'open' })) }
}

/** Returns a brand with the findings of one of its pages; undefined for a page that could not be read. */
export function withPage(
  brand: SiteBrand,
  url: string,
  found: CallableOutput<'readBrandPage'> | undefined,
): SiteBrand {
  const state = found ? 'read' : 'failed'
  const pages = brand.pages.map((page) => (page.url === url ? ({ ...page, state } as const) : page))
  if (!found) return { ...brand, pages }
  const existing = new Set(brand.questions.map(({ question }) => question))
  const added = found.questions.filter(({ question }) => !existing.has(question))
  return {
    ...brand,
    pages,
    questions: [...brand.questions, ...added].slice(0, maxQuestions),
    email: brand.email || found.email,
    phone: brand.phone || found.phone,
  }
}
