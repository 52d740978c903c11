import { createHash } from 'node:crypto'
import { siteLimits } from '../../../../shared/knowledge/sites.ts'

/** Longer paths or queries come from endless calendars and filters. */
const limits = { segments: 12, queryCharacters: 300 }
/** `example.com:8080/a` starts like a scheme, but no scheme has a dot followed by a number. */
const hostWithPort = /^[^\s/:?#]+\.[^\s/:?#]+:\d{1,5}(?:[/?#]|$)/
/** Parameters that tell where a visitor came from, never what the page shows. */
const trackers = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid|_ga|ref|igshid)$/i

/**
 * Normalises a URL that a person typed or a page named: without fragment, tracking parameters and repeated
 * slashes. Undefined for a text that is not the URL of a web page, contains a password, or is too long.
 */
export function normaliseUrl(text: string, base?: string): URL | undefined {
  const given = text.trim()
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(given) || hostWithPort.test(given)
  const typed = base === undefined && isBare ? `https://${given}` : given
  const url = URL.parse(typed, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname)
    return undefined
  url.hash = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  url.pathname = url.pathname.replace(/\/{2,}/g, '/')
  for (const name of Array.from(url.searchParams.keys()))
    if (trackers.test(name)) url.searchParams.delete(name)
  // A question mark without a query.
  if (url.searchParams.size === 0) url.search = ''
  return url.href.length <= siteLimits.addressCharacters ? url : undefined
}

/**
 * Returns whether two URLs belong to one site: the same host and port, with or without `www.`, http or https.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return siteOf(one) === siteOf(other)
}

function siteOf({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, '')}:${port}`
}

/** Returns a URL with the scheme and host of the site's home, so that each page has one URL. */
export function onHomeHost(url: URL, home: string): URL {
  const moved = new URL(home)
  moved.pathname = url.pathname
  moved.search = url.search
  return moved
}

/** Returns whether the path or the query is longer than those of real pages. */
export function isEndless({ pathname, search }: URL): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const counts = new Map<string, number>()
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  const isRepeating = Math.max(0, ...counts.values()) > 3
  return isRepeating || segments.length > limits.segments || search.length > limits.queryCharacters
}

/** Returns whether a URL is a picture, an archive or similar by its name, so that it need not be fetched. */
export function isNoPage({ pathname }: URL): boolean {
  return /\.(jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|zip|gz|tgz|rar|7z|exe|dmg|pkg|mp[34]|m4[av]|avi|mov|webm|ogg|wav|woff2?|ttf|eot|pdf|docx?|xlsx?|pptx?|csv|ics)$/i.test(
    pathname,
  )
}

/** Returns the id of a page's document, the same for the usual spellings of one URL. */
export function pageIdOf(url: string): string {
  return createHash('sha256').update(spellingOf(url)).digest('base64url')
}

/**
 * Returns a URL without what servers rarely tell apart: a slash at the end, the name of the index page, the
 * order of parameters, and a session in the path.
 */
function spellingOf(href: string): string {
  const url = URL.parse(href)
  if (!url) return href
  url.pathname = url.pathname
    .replace(/;jsessionid=[^/]*/i, '')
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/(?<=.)\/$/, '')
  url.searchParams.sort()
  return url.href
}
