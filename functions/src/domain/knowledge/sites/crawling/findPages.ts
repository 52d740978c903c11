import type { SitePage, SiteSettings } from '../../../../shared/knowledge/sites.ts'
import { type Crawl, countKnown, knownIds, shortId } from './crawl.ts'
import { encodePath, matchesPattern } from './matchesPattern.ts'
import { allowsPath } from './robots.ts'
import { atHome, isEndless, isNoPage, isSameSite, normaliseAddress } from './siteAddress.ts'

/** Calendars and filters have pages without an end. */
const mostQueries = 20
/** Pages that are known and left out, beside those that the site may have. */
const mostLeftOut = 500
/** Addresses that robots.txt forbids and that are not even listed: behind so many, a step looks at no more. */
const mostForbidden = 1_000

/** An address that was found somewhere. */
export interface Lead {
  address: string
  depth: number
  foundOn: string
  /** Another page leads here as the one to read. */
  isFinal?: boolean
}

/** A page as it is known first. */
export type NewPage = Pick<SitePage, 'url' | 'state' | 'reason' | 'depth' | 'foundOn' | 'isFinal' | 'nextRun'>

/**
 * The pages among some addresses that are new and belong to what is read of a site, and the crawl that knows
 * them: normalised, of the site, within the settings and robots.txt, not seen before, and within the limits.
 * Rules are compared last and for a bounded number of addresses, whatever a site links to.
 */
export function findPages(
  crawl: Crawl,
  settings: SiteSettings,
  leads: Lead[],
): { crawl: Crawl; pages: NewPage[] } {
  const ids = knownIds(crawl)
  const next = { ...crawl, queries: { ...crawl.queries } }
  const filter = filterOf(settings)
  const pages: NewPage[] = []
  let forbidden = 0
  for (const lead of leads) {
    if (next.isFull && next.taken >= settings.maxPages) break
    const url = lead.depth <= settings.maxDepth ? pageOfSite(lead.address, crawl.home) : undefined
    if (!url) continue
    const id = shortId(url.href)
    if (ids.has(id) || !hasRoomForQuery(next.queries, url)) continue
    const path = pathOf(url)
    if (!isWanted(filter, path)) continue
    // Pages that are left out give their place back, so that a site could go on for ever with new ones.
    if (countKnown(next) >= settings.maxPages + mostLeftOut || forbidden >= mostForbidden) {
      next.isFull = true
      break
    }
    const isAllowed = allowsPath(crawl.robots, path)
    if (isAllowed && next.taken >= settings.maxPages) {
      next.isFull = true
      break
    }
    if (!isAllowed && countKnown(next) >= next.taken + mostLeftOut) {
      forbidden++
      continue
    }
    ids.add(id)
    next.known += id
    countQuery(next.queries, url)
    if (isAllowed) next.taken++
    pages.push({
      url: url.href,
      state: isAllowed ? 'waiting' : 'skipped',
      reason: isAllowed ? '' : 'robots',
      depth: lead.depth,
      foundOn: lead.foundOn,
      isFinal: lead.isFinal ?? false,
      // One that robots.txt forbids is looked at again with the next run.
      nextRun: isAllowed ? 0 : crawl.run + 1,
    })
  }
  return { crawl: next, pages }
}

/** An address as the site knows it; undefined when it is elsewhere, or none of a page. */
export function pageOfSite(address: string, home: string): URL | undefined {
  const found = normaliseAddress(address, home)
  if (!found || !isSameSite(found, new URL(home)) || isNoPage(found) || isEndless(found)) return undefined
  return atHome(found, home)
}

type PathFilter = Pick<SiteSettings, 'include' | 'exclude'>

/** The patterns of the settings, to be compared with paths. */
export function filterOf({ include, exclude }: PathFilter): PathFilter {
  return { include: include.map(encodePath), exclude: exclude.map(encodePath) }
}

/** Whether a filter takes a path. */
export function isWanted({ include, exclude }: PathFilter, path: string): boolean {
  const isIncluded = include.length === 0 || include.some((pattern) => matchesPattern(pattern, path))
  return isIncluded && !exclude.some((pattern) => matchesPattern(pattern, path))
}

/** Path and query of an address as patterns are compared with them. */
export function pathOf({ pathname, search }: URL): string {
  return encodePath(`${pathname}${search}`)
}

function hasRoomForQuery(queries: Record<string, number>, url: URL): boolean {
  return !url.search || (queries[shortId(url.pathname)] ?? 0) < mostQueries
}

function countQuery(queries: Record<string, number>, url: URL): void {
  if (!url.search) return
  const path = shortId(url.pathname)
  queries[path] = (queries[path] ?? 0) + 1
}
