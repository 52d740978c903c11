import { minuteMs } from '../../../../shared/durations.ts'
import type { SitePage } from '../../../../shared/knowledge/sites.ts'
import type { Stored } from '../../../../store/documents.ts'
import type { Crawl } from './crawl.ts'
import { pageOfSite, pathOfUrl } from './findPages.ts'
import { Pace } from './Pace.ts'
import { allowsPath } from './robots.ts'
import type { Fetched, Unfetched, Web } from '../../../kernel/ports/Web.ts'

const atOnce = 4
/** Requests that have not started by then are left to the next step. */
const budgetMs = minuteMs
/** The wait when a site names none, and the longest wait. */
const usualWaitMs = 30_000
const maxWaitMs = 300_000

export interface FetchedPage {
  page: Stored<SitePage>
  response: Fetched | Unfetched
}

/**
 * Fetches pages of one site, a few at a time and with the site's pauses. `waitMs` is above zero when the site
 * asked us to wait; then the pages that it refused are left out, if `mayWait`.
 */
export async function fetchBatch(
  web: Web,
  crawl: Crawl,
  pages: Stored<SitePage>[],
  mayWait: boolean,
): Promise<{ fetched: FetchedPage[]; waitMs: number }> {
  const pace = new Pace(Math.max(web.pauseMs(new URL(crawl.home)), crawl.robots.delayMs))
  const endsAt = Date.now() + budgetMs
  const waiting = [...pages]
  const fetched: FetchedPage[] = []
  let waitMs = 0
  const work = async () => {
    while (waitMs === 0 && Date.now() < endsAt) {
      const page = waiting.shift()
      if (!page) return
      await pace.turn()
      const { url, textHash, etag, lastModified } = page.data
      const response = await web.fetchPage(new URL(url), {
        expects: 'page',
        etag: textHash && etag,
        lastModified: textHash && lastModified,
        mayFollow: (to) => mayFollow(crawl, to),
      })
      if (mayWait && isRateLimited(response))
        waitMs = Math.min(maxWaitMs, response.retryAfterMs || usualWaitMs)
      else fetched.push({ page, response })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { fetched, waitMs }
}

function mayFollow(crawl: Crawl, to: URL): boolean {
  const page = pageOfSite(to.href, crawl.home)
  return page !== undefined && allowsPath(crawl.robots, pathOfUrl(page))
}

function isRateLimited(response: Fetched | Unfetched): response is Fetched {
  return (
    !response.refusal && (response.status === 429 || (response.status === 503 && response.retryAfterMs > 0))
  )
}
