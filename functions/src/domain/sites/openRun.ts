import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import { pageStates } from '../../shared/sites.ts'
import { readEach } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import type { Ports } from '../ports.ts'
import { commitStep } from './commitStep.ts'
import { type Crawl, shortId } from './crawl.ts'
import { findPages, type Lead } from './findPages.ts'
import { Pace } from './Pace.ts'
import { fetchRobots } from './fetchRobots.ts'
import type { StepResult } from './readSiteStep.ts'
import { isSameSite } from './siteAddress.ts'
import { readSitemaps } from './sitemaps.ts'
import type { Taken } from './takeStep.ts'

const knownSchema = z.object({ url: z.string(), state: z.enum(pageStates) })

/** The first step of a run: what the site asks of robots, what its sitemaps name, and what is known of it. */
export async function openRun(ports: Pick<Ports, 'now' | 'web'>, taken: Taken): Promise<StepResult> {
  const { address, settings, run } = taken.source.data.site
  const start = new URL(address)
  const asked = await fetchRobots(ports.web, start)
  if ('reason' in asked) return { state: 'failed', reason: asked.reason }
  const { home, robots, sitemaps } = asked
  const crawl = await recall(taken, { ...taken.crawl.data, home, robots })
  const leads: Lead[] = [{ address, depth: 0, foundOn: '' }]
  if (run.scope === 'all' && settings.usesSitemaps) {
    const files = sitemaps.length > 0 ? sitemaps : [new URL('/sitemap.xml', home).href]
    const pace = new Pace(Math.max(ports.web.pauseMs(start), robots.delayMs))
    const mayRead = (file: URL) => isSameSite(file, start) || sitemaps.includes(file.href)
    const named = await readSitemaps(ports.web, files, mayRead, () => pace.turn())
    leads.push(...named.map((page) => ({ address: page, depth: 1, foundOn: '' })))
  }
  const found = findPages(crawl, settings, leads)
  await commitStep(ports, taken, found, [])
  return { delaySeconds: 0 }
}

/** A crawl that knows the pages of the runs before. */
async function recall({ ref }: Taken, crawl: Crawl): Promise<Crawl> {
  const query = Query.collection(ref.region, paths.sitePages(ref.agentId, ref.sourceId)).select([
    'url',
    'state',
  ])
  const next = { ...crawl, known: '', taken: 0, queries: { ...crawl.queries } }
  for await (const { fields } of readEach(query)) {
    const { url, state } = knownSchema.parse(fields)
    // One that has left comes back when it is linked to again.
    if (state === 'gone') continue
    next.known += shortId(url)
    if (state !== 'skipped') next.taken++
    const { pathname, search } = new URL(url)
    if (search) next.queries[shortId(pathname)] = (next.queries[shortId(pathname)] ?? 0) + 1
  }
  return next
}
