import type { SitePage, SiteSettings } from '../../shared/sites.ts'
import { type Crawl, countKnown, knownIds, shortId } from './crawl.ts'
import { matchesPattern } from './matchesPattern.ts'
import { allowsPath } from './robots.ts'
import { atHome, isEndless, isNoPage, isSameSite, normaliseAddress } from './siteAddress.ts'

/** Calendars and filters have pages without an end. */
const mostQueries = 20
/** Pages that are known and left out, beside those that the site may have. */
const mostLeftOut = 500

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
 * them: normalised, of the site, within the settings and robots.txt, not seen before, and within the limit,
 * which counts last.
 */
export function findPages(
  crawl: Crawl,
  settings: SiteSettings,
  leads: Lead[],
): { crawl: Crawl; pages: NewPage[] } {
  const ids = knownIds(crawl)
  const next = { ...crawl, queries: { ...crawl.queries } }
  const pages: NewPage[] = []
  for (const lead of leads) {
    const url = pageOfSite(lead.address, crawl.home)
    if (!url || lead.depth > settings.maxDepth || !isWanted(settings, url)) continue
    const id = shortId(url.href)
    if (ids.has(id)) continue
    const isAllowed = allowsPath(crawl.robots, pathOf(url))
    if (isAllowed && next.taken >= settings.maxPages) next.isFull = true
    const isFull = isAllowed ? next.taken >= settings.maxPages : countKnown(next) >= next.taken + mostLeftOut
    if (isFull || !hasRoomForQuery(next.queries, url)) continue
    ids.add(id)
    next.known += id
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

/** Whether the settings of the site take a page. */
export function isWanted({ include, exclude }: SiteSettings, url: URL): boolean {
  const path = pathOf(url)
  const isIncluded = include.length === 0 || include.some((pattern) => matchesPattern(pattern, path))
  return isIncluded && !exclude.some((pattern) => matchesPattern(pattern, path))
}

export function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

function hasRoomForQuery(queries: Record<string, number>, url: URL): boolean {
  if (!url.search) return true
  const path = shortId(url.pathname)
  const count = queries[path] ?? 0
  if (count >= mostQueries) return false
  queries[path] = count + 1
  return true
}
