import type { SitePage, SiteSettings } from '../../../../shared/knowledge/sites.ts'
import { type Crawl, countFound, foundIds, shortId } from './crawl.ts'
import { encodePath, matchesPattern } from './matchesPattern.ts'
import { allowsPath } from './robots.ts'
import { onHomeHost, isEndless, isNoPage, isSameSite, normaliseUrl } from './siteUrl.ts'

/** The queries of one path: calendars and filters have endless pages. */
const maxQueries = 20
/** Known pages that are left out, in addition to the site's limit. */
const maxLeftOut = 500
/** URLs that robots.txt forbids and that are not listed: after this many, a step stops looking. */
const maxForbidden = 1_000

/** A URL with the page that it was found on. */
export interface PageLink {
  address: string
  depth: number
  foundOn: string
  /** Another page names this one as canonical or redirects to it. */
  isFinal?: boolean
}

/** A page when it is first found. */
export type NewPage = Pick<SitePage, 'url' | 'state' | 'reason' | 'depth' | 'foundOn' | 'isFinal' | 'nextRun'>

/**
 * Returns the new pages among some URLs, and the updated crawl: normalised, on the site, allowed by settings
 * and robots.txt, not seen before, and within the limits. Rules are checked last and for a limited number of
 * URLs, whatever a site links to.
 */
export function findPages(
  crawl: Crawl,
  settings: SiteSettings,
  leads: PageLink[],
): { crawl: Crawl; pages: NewPage[] } {
  const ids = foundIds(crawl)
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
    const path = pathOfUrl(url)
    if (!isWanted(filter, path)) continue
    // Left-out pages do not count against the limit, so a site with ever new pages would never end.
    if (countFound(next) >= settings.maxPages + maxLeftOut || forbidden >= maxForbidden) {
      next.isFull = true
      break
    }
    const isAllowed = allowsPath(crawl.robots, path)
    if (isAllowed && next.taken >= settings.maxPages) {
      next.isFull = true
      break
    }
    if (!isAllowed && countFound(next) >= next.taken + maxLeftOut) {
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
      // A page that robots.txt forbids is checked again in the next run.
      nextRun: isAllowed ? 0 : crawl.run + 1,
    })
  }
  return { crawl: next, pages }
}

/** Returns a URL in the site's spelling; undefined for one elsewhere, or one that is not a page. */
export function pageOfSite(url: string, home: string): URL | undefined {
  const found = normaliseUrl(url, home)
  if (!found || !isSameSite(found, new URL(home)) || isNoPage(found) || isEndless(found)) return undefined
  return onHomeHost(found, home)
}

type PathFilter = Pick<SiteSettings, 'include' | 'exclude'>

/** Returns the patterns of the settings in the spelling that is compared with paths. */
export function filterOf({ include, exclude }: PathFilter): PathFilter {
  return { include: include.map(encodePath), exclude: exclude.map(encodePath) }
}

/** Returns whether a filter accepts a path. */
export function isWanted({ include, exclude }: PathFilter, path: string): boolean {
  const isIncluded = include.length === 0 || include.some((pattern) => matchesPattern(pattern, path))
  return isIncluded && !exclude.some((pattern) => matchesPattern(pattern, path))
}

/** Returns the path and query of a URL in the spelling that patterns are compared with. */
export function pathOfUrl({ pathname, search }: URL): string {
  return encodePath(`${pathname}${search}`)
}

function hasRoomForQuery(queries: Record<string, number>, url: URL): boolean {
  return !url.search || (queries[shortId(url.pathname)] ?? 0) < maxQueries
}

function countQuery(queries: Record<string, number>, url: URL): void {
  if (!url.search) return
  const path = shortId(url.pathname)
  queries[path] = (queries[path] ?? 0) + 1
}
