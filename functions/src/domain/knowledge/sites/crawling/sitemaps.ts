import { minuteMs } from '../../../../shared/durations.ts'
import type { Web } from '../../../kernel/ports/Web.ts'

const limits = { files: 50, deep: 3, addresses: 10_000, addressCharacters: 2_000 }
/** The time for all sitemaps; the URLs found until then are used. */
const maxMs = minuteMs

/**
 * Returns the URLs in a site's sitemaps and sitemap indexes, each file once and up to three levels deep.
 * `mayRead` decides for each file. Missing sitemaps are ignored.
 */
export async function readSitemaps(
  web: Pick<Web, 'fetchPage'>,
  files: string[],
  mayRead: (file: URL) => boolean,
  pause: () => Promise<void>,
): Promise<string[]> {
  const seen = new Set<string>()
  const urls = new Set<string>()
  const endsAt = Date.now() + maxMs
  let level = files
  for (let depth = 0; depth < limits.deep && level.length > 0; depth++) {
    const next: string[] = []
    for (const file of level) {
      const url = URL.parse(file)
      if (!url || !mayRead(url) || seen.has(url.href) || seen.size >= limits.files) continue
      if (urls.size >= limits.addresses || Date.now() > endsAt) break
      seen.add(url.href)
      await pause()
      const fetched = await web.fetchPage(url, { expects: 'sitemap', mayFollow: mayRead })
      if (fetched.refusal || fetched.status !== 200) continue
      const sitemap = parseSitemap(fetched.content.toString('utf8'))
      next.push(...sitemap.sitemaps)
      for (const page of sitemap.pages) if (urls.size < limits.addresses) urls.add(page)
    }
    level = next
  }
  return [...urls]
}

/**
 * Parses one file: a sitemap with pages, an index with sitemaps, or a text file with a page in each line.
 * @internal Exported for tests.
 */
export function parseSitemap(text: string): { pages: string[]; sitemaps: string[] } {
  if (!text.includes('<')) {
    const lines = text.split('\n', limits.addresses).map((line) => line.trim())
    return { pages: lines.filter((line) => /^https?:\/\//.test(line)), sitemaps: [] }
  }
  const [, prefix = '', root] = /<(\w+:)?(urlset|sitemapindex)[\s>]/.exec(text) ?? []
  const locations = readLocations(text, `${prefix}loc`)
  return root === 'sitemapindex' ? { pages: [], sitemaps: locations } : { pages: locations, sitemaps: [] }
}

/** Returns the texts of all elements of a name. Parsed by hand, so that the time is linear for any file. */
function readLocations(xml: string, name: string): string[] {
  const [open, close] = [`<${name}>`, `</${name}>`]
  const locations: string[] = []
  for (
    let at = xml.indexOf(open);
    at >= 0 && locations.length < limits.addresses;
    at = xml.indexOf(open, at)
  ) {
    const end = xml.indexOf(close, at)
    if (end < 0) break
    const start = at + open.length
    if (end - start <= limits.addressCharacters) locations.push(decodeXml(xml.slice(start, end).trim()))
    at = end
  }
  return locations
}

function decodeXml(text: string): string {
  return text
    .replace(/^<!\[CDATA\[(.*)\]\]>$/s, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
}
