import type { PageReason, SitePage, SiteSettings } from '../../../../shared/knowledge/sites.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { filterOf, isWanted, pageOfSite, pathOfUrl, type PageLink } from '../crawling/findPages.ts'
import type { Crawl } from '../crawling/crawl.ts'
import type { PageText } from '../../../kernel/ports/PageText.ts'
import { allowsPath } from '../crawling/robots.ts'
import type { Fetched, Unfetched } from '../../../kernel/ports/Web.ts'

/** The counter of a run that a page belongs to. */
export type Counted = 'read' | 'unchanged' | 'changed' | 'skipped' | 'failed'

/** The result for a page: its new fields, its text if that is new, and its links. */
export interface Settled {
  fields: Partial<SitePage>
  counted: Counted
  /** The effect on the agent's knowledge. */
  change?: 'added' | 'changed' | 'removed' | undefined
  sections?: Section[]
  leads: PageLink[]
  /** The page has left the site and is deleted. */
  hasLeft?: true
}

/** The number of times in a row that a page is not found before it is deleted. */
const maxMisses = 2
/** Reasons that are permanent properties of a page and not temporary faults. */
const leftOut = new Set<string>(['privateAddress', 'redirectedAway', 'notText', 'needsJavaScript', 'empty'])

/** Returns the reason why a page is not fetched: the settings or robots.txt now exclude it. */
export function reasonToSkip(page: SitePage, crawl: Crawl, settings: SiteSettings): PageReason | undefined {
  const path = pathOfUrl(new URL(page.url))
  const isTaken = page.depth <= settings.maxDepth && isWanted(filterOf(settings), path)
  if (!isTaken || !pageOfSite(page.url, crawl.home)) return 'filtered'
  return allowsPath(crawl.robots, path) ? undefined : 'robots'
}

/** Decides about a fetched page. `text` is present for responses with content. */
export function settlePage(
  page: SitePage,
  fetched: Fetched | Unfetched,
  text: PageText | undefined,
  crawl: Crawl,
  settings: SiteSettings,
): Settled {
  if (fetched.refusal) return settleExcluded(page, fetched.refusal)
  const final = pageOfSite(fetched.url.href, crawl.home)
  if (!final) return settleExcluded(page, 'redirectedAway')
  if (final.href !== page.url) return settleExcluded(page, 'redirected', 0, [leadTo(final.href, page)])
  if (fetched.status === 304 && page.textHash)
    return { fields: { ...fine, state: 'unchanged' }, counted: 'unchanged', leads: [] }
  const problem = reasonOf(fetched.status)
  if (problem === 'notFound') return missed(page, fetched.status)
  if (problem || !text) return settleExcluded(page, problem ?? 'unreadable', fetched.status)
  return settleText(page, fetched, text, crawl, settings)
}

/** Returns the result for an excluded or failed page; a failed page keeps its earlier text. */
export function settleExcluded(
  page: SitePage,
  reason: PageReason,
  status = 0,
  leads: PageLink[] = [],
): Settled {
  const isSkipped = leftOut.has(reason) || wished.has(reason)
  if (!isSkipped) return { fields: { state: 'failed', reason, status }, counted: 'failed', leads }
  return {
    fields: { ...cleared, state: 'skipped', reason, status },
    counted: 'skipped',
    change: page.textHash ? 'removed' : undefined,
    leads,
  }
}

const wished = new Set<string>(['robots', 'noIndex', 'filtered', 'redirected', 'duplicate'])
const fine = { reason: '', status: 0, misses: 0 } as const
/** Deletes the text, and the validators with which the site would report no change. */
const cleared = { textHash: '', characters: 0, etag: '', lastModified: '', misses: 0 } as const

function missed(page: SitePage, status: number): Settled {
  const misses = page.misses + 1
  const fields = { state: 'failed', reason: 'notFound', status, misses } as const
  // A start page that was never read stays listed, so that people see the reason.
  const staysListed = page.depth === 0 && !page.textHash
  if (misses < maxMisses || staysListed) return { fields, counted: 'failed', leads: [] }
  const change = page.textHash ? 'removed' : undefined
  return { fields, counted: 'skipped', change, leads: [], hasLeft: true }
}

function settleText(
  page: SitePage,
  { etag, lastModified, robotsTag }: Fetched,
  text: PageText,
  crawl: Crawl,
  settings: SiteSettings,
): Settled {
  const mayFollow = !/\b(nofollow|none)\b/.test(robotsTag)
  const leads = mayFollow ? text.links.map((link) => leadBelow(link, page)) : []
  const canonical = canonicalOf(page, text, crawl, settings)
  if (canonical) return settleExcluded(page, 'duplicate', 0, [leadTo(canonical, page)])
  if (text.isNoIndex || /\b(noindex|none)\b/.test(robotsTag)) return settleExcluded(page, 'noIndex', 0, leads)
  if (text.problem) return settleExcluded(page, text.problem, 0, leads)
  const textHash = sha256(JSON.stringify(text.sections.map(({ title, text: content }) => [title, content])))
  const version = { ...fine, title: text.title, etag, lastModified }
  if (textHash === page.textHash)
    return { fields: { ...version, state: 'unchanged' }, counted: 'unchanged', leads }
  const characters = text.sections.reduce((sum, { text: content }) => sum + content.length, 0)
  return {
    fields: { ...version, state: 'ready', textHash, characters },
    counted: page.textHash ? 'changed' : 'read',
    change: page.textHash ? 'changed' : 'added',
    sections: text.sections,
    leads,
  }
}

/**
 * Returns the canonical URL of a page. Templates that name the start page everywhere are ignored, and so is
 * the canonical of a page that was itself named as canonical.
 */
function canonicalOf(page: SitePage, { canonical }: PageText, crawl: Crawl, settings: SiteSettings): string {
  const canonicalUrl = canonical && !page.isFinal ? pageOfSite(canonical, crawl.home) : undefined
  if (!canonicalUrl || canonicalUrl.href === page.url) return ''
  const path = pathOfUrl(canonicalUrl)
  if (path === '/' || !isWanted(filterOf(settings), path)) return ''
  return allowsPath(crawl.robots, path) ? canonicalUrl.href : ''
}

function reasonOf(status: number): PageReason | undefined {
  if (status === 200) return undefined
  if (status === 404 || status === 410) return 'notFound'
  if (status === 429) return 'tooManyRequests'
  return status >= 400 && status < 500 ? 'forbidden' : 'serverError'
}

function leadTo(link: string, { depth, url }: SitePage): PageLink {
  return { address: link, depth, foundOn: url, isFinal: true }
}

function leadBelow(link: string, { depth, url }: SitePage): PageLink {
  return { address: link, depth: depth + 1, foundOn: url }
}
