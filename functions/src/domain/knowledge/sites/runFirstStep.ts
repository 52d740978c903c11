import { paths } from '../../../shared/paths.ts'
import { sitePageSchema, type SitePage } from '../../../shared/knowledge/sites.ts'
import { readPages, type Stored } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { commitStep } from './commitStep.ts'
import { type Crawl, shortId } from './crawling/crawl.ts'
import { findPages, type PageLink } from './crawling/findPages.ts'
import { Pace } from './crawling/Pace.ts'
import { fetchRobots } from './crawling/fetchRobots.ts'
import type { StepResult } from './StepResult.ts'
import { settleExcluded } from './pages/settlePage.ts'
import { isSameSite } from './crawling/siteUrl.ts'
import { readSitemaps } from './crawling/sitemaps.ts'
import type { ClaimedStep } from './claimStep.ts'

/** Runs the first step of a run: reads robots.txt, sitemaps and the known pages. */
export async function runFirstStep(
  ports: Pick<Ports, 'now' | 'web'>,
  claimed: ClaimedStep,
): Promise<StepResult> {
  const { address, settings, run } = claimed.source.data.site
  const start = new URL(address)
  const response = await fetchRobots(ports.web, start)
  if ('reason' in response) return { state: 'failed', reason: response.reason }
  const { home, robots, sitemaps } = response
  const pages = await listPages(claimed)
  const surplus = surplusOf(pages, settings.maxPages)
  const crawl = resumeCrawl({ ...claimed.crawl.data, home, robots }, pages, surplus.length)
  const leads: PageLink[] = [{ address, depth: 0, foundOn: '' }]
  if (run.scope === 'all' && settings.usesSitemaps) {
    const files = sitemaps.length > 0 ? sitemaps : [new URL('/sitemap.xml', home).href]
    const pace = new Pace(Math.max(ports.web.pauseMs(start), robots.delayMs))
    const mayRead = (file: URL) => isSameSite(file, start) || sitemaps.includes(file.href)
    const urls = await readSitemaps(ports.web, files, mayRead, () => pace.turn())
    leads.push(...urls.map((page) => ({ address: page, depth: 1, foundOn: '' })))
  }
  const found = findPages(crawl, settings, leads)
  await commitStep(
    ports,
    claimed,
    found,
    surplus.map(({ data: page, version }) => ({ page, version, settled: settleExcluded(page, 'filtered') })),
  )
  return { delaySeconds: 0 }
}

/** Returns all known pages; deleted ones come back when they are linked again. */
async function listPages({ ref }: ClaimedStep): Promise<Stored<SitePage>[]> {
  const pages: Stored<SitePage>[] = []
  const path = paths.sitePages(ref.agentId, ref.sourceId)
  for await (const page of readPages(ref.region, path, sitePageSchema, (all) => all)) pages.push(page)
  return pages
}

/** Returns the deepest pages above the site's limit, which may have become smaller. */
function surplusOf(pages: Stored<SitePage>[], max: number): Stored<SitePage>[] {
  return pages
    .filter(({ data }) => data.state !== 'skipped')
    .toSorted((one, other) => one.data.depth - other.data.depth)
    .slice(max)
}

/** Returns a crawl with the pages of earlier runs, without `surplus` ones. */
function resumeCrawl(crawl: Crawl, pages: Stored<SitePage>[], surplus: number): Crawl {
  const next = { ...crawl, known: '', taken: -surplus, queries: { ...crawl.queries }, isFull: surplus > 0 }
  for (const { data } of pages) {
    const { pathname, search } = new URL(data.url)
    const path = shortId(pathname)
    next.known += shortId(data.url)
    if (data.state !== 'skipped') next.taken++
    if (search) next.queries[path] = (next.queries[path] ?? 0) + 1
  }
  return next
}
