import type { PageReason, SitePage, SiteSettings } from '../../../../shared/knowledge/sites.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { filterOf, isWanted, pageOfSite, pathOf, type Lead } from '../crawling/findPages.ts'
import type { Crawl } from '../crawling/crawl.ts'
import type { PageText } from '../../../kernel/ports/PageText.ts'
import { allowsPath } from '../crawling/robots.ts'
import type { Fetched, Unfetched } from '../../../kernel/ports/Web.ts'

/** How a run counts a page. */
export type Counted = 'read' | 'unchanged' | 'changed' | 'skipped' | 'failed'

/** What became of a page: its new fields, what it says if that is new, and where it leads. */
export interface Settled {
  fields: Partial<SitePage>
  counted: Counted
  /** What of it becomes part of what the agent knows, or no longer is. */
  change?: 'added' | 'changed' | 'removed' | undefined
  sections?: Section[]
  leads: Lead[]
  /** It has left the site and is forgotten. */
  hasLeft?: true
}

/** How often in a row a page is not found before it has left. */
const mostMisses = 2
/** What is a property of the page and not a fault that may be over tomorrow. */
const leftOut = new Set<string>(['privateAddress', 'redirectedAway', 'notText', 'needsJavaScript', 'empty'])

/** Why a page is not even fetched: settings or robots.txt leave it out by now. */
export function reasonToSkip(page: SitePage, crawl: Crawl, settings: SiteSettings): PageReason | undefined {
  const path = pathOf(new URL(page.url))
  const isTaken = page.depth <= settings.maxDepth && isWanted(filterOf(settings), path)
  if (!isTaken || !pageOfSite(page.url, crawl.home)) return 'filtered'
  return allowsPath(crawl.robots, path) ? undefined : 'robots'
}

/** Decides about a page that was fetched. `text` is there for answers with content. */
export function settlePage(
  page: SitePage,
  fetched: Fetched | Unfetched,
  text: PageText | undefined,
  crawl: Crawl,
  settings: SiteSettings,
): Settled {
  if (fetched.refusal) return leaveOut(page, fetched.refusal)
  const final = pageOfSite(fetched.url.href, crawl.home)
  if (!final) return leaveOut(page, 'redirectedAway')
  if (final.href !== page.url) return leaveOut(page, 'redirected', 0, [leadTo(final.href, page)])
  if (fetched.status === 304 && page.textHash)
    return { fields: { ...fine, state: 'unchanged' }, counted: 'unchanged', leads: [] }
  const problem = reasonOf(fetched.status)
  if (problem === 'notFound') return missed(page, fetched.status)
  if (problem || !text) return leaveOut(page, problem ?? 'unreadable', fetched.status)
  return settleText(page, fetched, text, crawl, settings)
}

/** A page that is left out or has failed; in the second case what was read of it earlier stays. */
export function leaveOut(page: SitePage, reason: PageReason, status = 0, leads: Lead[] = []): Settled {
  const isSkipped = leftOut.has(reason) || wished.has(reason)
  if (!isSkipped) return { fields: { state: 'failed', reason, status }, counted: 'failed', leads }
  return {
    fields: { ...forgotten, state: 'skipped', reason, status },
    counted: 'skipped',
    change: page.textHash ? 'removed' : undefined,
    leads,
  }
}

const wished = new Set<string>(['robots', 'noIndex', 'filtered', 'redirected', 'duplicate'])
const fine = { reason: '', status: 0, misses: 0 } as const
/** Its text is gone, and with it the version that the site would answer by. */
const forgotten = { textHash: '', characters: 0, etag: '', lastModified: '', misses: 0 } as const

function missed(page: SitePage, status: number): Settled {
  const misses = page.misses + 1
  const fields = { state: 'failed', reason: 'notFound', status, misses } as const
  // Where reading begins stays when it was never read, so that people see what is wrong with it.
  const staysListed = page.depth === 0 && !page.textHash
  if (misses < mostMisses || staysListed) return { fields, counted: 'failed', leads: [] }
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
  const leads = mayFollow ? text.links.map((address) => leadBelow(address, page)) : []
  const canonical = canonicalOf(page, text, crawl, settings)
  if (canonical) return leaveOut(page, 'duplicate', 0, [leadTo(canonical, page)])
  if (text.isNoIndex || /\b(noindex|none)\b/.test(robotsTag)) return leaveOut(page, 'noIndex', 0, leads)
  if (text.problem) return leaveOut(page, text.problem, 0, leads)
  const textHash = sha256(JSON.stringify(text.sections.map(({ title, text: said }) => [title, said])))
  const version = { ...fine, title: text.title, etag, lastModified }
  if (textHash === page.textHash)
    return { fields: { ...version, state: 'unchanged' }, counted: 'unchanged', leads }
  const characters = text.sections.reduce((sum, { text: said }) => sum + said.length, 0)
  return {
    fields: { ...version, state: 'ready', textHash, characters },
    counted: page.textHash ? 'changed' : 'read',
    change: page.textHash ? 'changed' : 'added',
    sections: text.sections,
    leads,
  }
}

/**
 * The address that a page names as the one to read. Templates that name the start page everywhere are not
 * believed, and neither is a page that was itself named so.
 */
function canonicalOf(page: SitePage, { canonical }: PageText, crawl: Crawl, settings: SiteSettings): string {
  const named = canonical && !page.isFinal ? pageOfSite(canonical, crawl.home) : undefined
  if (!named || named.href === page.url) return ''
  const path = pathOf(named)
  if (path === '/' || !isWanted(filterOf(settings), path)) return ''
  return allowsPath(crawl.robots, path) ? named.href : ''
}

function reasonOf(status: number): PageReason | undefined {
  if (status === 200) return undefined
  if (status === 404 || status === 410) return 'notFound'
  if (status === 429) return 'tooManyRequests'
  return status >= 400 && status < 500 ? 'forbidden' : 'serverError'
}

function leadTo(address: string, { depth, url }: SitePage): Lead {
  return { address, depth, foundOn: url, isFinal: true }
}

function leadBelow(address: string, { depth, url }: SitePage): Lead {
  return { address, depth: depth + 1, foundOn: url }
}
