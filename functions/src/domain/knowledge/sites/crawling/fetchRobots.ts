import type { RunReason } from '../../../../shared/knowledge/sites.ts'
import type { Crawl } from './crawl.ts'
import { parseRobots } from './robots.ts'
import { isSameSite } from './siteUrl.ts'
import type { Web } from '../../../kernel/ports/Web.ts'

interface RobotsResult {
  /** Scheme and host of the site's URLs. */
  home: string
  robots: Crawl['robots']
  sitemaps: string[]
}

const everythingAllowed: Omit<RobotsResult, 'home'> = { robots: { rules: [], delayMs: 0 }, sitemaps: [] }

/**
 * Returns a site's rules for robots (RFC 9309). Without a robots.txt everything is allowed; while the site
 * fails to serve it nothing is, and the reason is returned.
 */
export async function fetchRobots(web: Web, start: URL): Promise<RobotsResult | { reason: RunReason }> {
  const file = new URL('/robots.txt', start)
  const fetched = await web.fetchPage(file, { expects: 'robots', mayFollow: () => true })
  const home = isSameSite(fetched.url, start) ? fetched.url.origin : start.origin
  if (fetched.refusal === 'tooManyRedirects' || fetched.refusal === 'notText')
    return { home, ...everythingAllowed }
  if (fetched.refusal) return { reason: fetched.refusal }
  if (fetched.status === 429) return { reason: 'tooManyRequests' }
  if (fetched.status >= 500) return { reason: 'serverError' }
  if (fetched.status !== 200) return { home, ...everythingAllowed }
  return { home, ...parseRobots(fetched.content.toString('utf8'), web.robotName) }
}
