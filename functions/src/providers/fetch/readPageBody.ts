import type { IncomingMessage } from 'node:http'
import { maxVisitorFileBytes } from '../../shared/chat/visitorFileLimits.ts'
import { brandLimits } from '../../shared/knowledge/brand.ts'
import type { Fetched, FetchRequest, Unfetched } from '../../domain/kernel/ports/Web.ts'
import { readContent, unpackFile } from './readContent.ts'

const maxBytes = {
  page: 2_000_000,
  beginning: 300_000,
  icon: brandLimits.faviconBytes,
  robots: 500_000,
  sitemap: 10_000_000,
  calendar: 1_000_000,
  attachment: maxVisitorFileBytes,
}
const pageTypes = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/
const types = {
  page: pageTypes,
  beginning: pageTypes,
  /** The caller detects the real type. */
  icon: /./,
  robots: /^text\//,
  sitemap: /^(text\/|application\/([\w.]+\+)?xml|application\/(x-)?gzip|application\/octet-stream)/,
  calendar: /^(text\/(calendar|plain)|application\/(octet-stream|ics))\b/,
  /** The parser detects the real type. */
  attachment: /./,
}

/** Returns the headers of a page's request. */
export function headersOf({ expects, etag, lastModified }: FetchRequest): Record<string, string> {
  return {
    accept: types[expects] === pageTypes ? 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5' : '*/*',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** Reads a response within its limits, decompressed. */
export async function readPageBody(
  response: IncomingMessage,
  url: URL,
  { expects }: FetchRequest,
): Promise<Fetched | Unfetched> {
  const { statusCode: status = 0, headers } = response
  const type = (headers['content-type'] ?? 'text/html').toLowerCase()
  const isWanted = status === 200 && types[expects].test(type)
  try {
    if (status === 200 && !isWanted) return { refusal: 'notText', url }
    const isCut = expects === 'beginning'
    const content = isWanted ? await readContent(response, maxBytes[expects], isCut) : Buffer.alloc(0)
    return {
      url,
      status,
      type,
      etag: headerWithin(headers.etag, 500),
      lastModified: headerWithin(headers['last-modified'], 100),
      robotsTag: headerWithin(String(headers['x-robots-tag'] ?? ''), 500),
      retryAfterMs: retryAfter(headers['retry-after']),
      content: expects === 'sitemap' ? unpackFile(content, maxBytes.sitemap) : content,
    }
  } finally {
    // An unread body would keep the connection open.
    response.destroy()
  }
}

/** Returns a header, or an empty text if it is too long: one that was cut is useless. */
export function headerWithin(header: string | undefined, maxCharacters: number): string {
  return header !== undefined && header.length <= maxCharacters ? header : ''
}

/** Parses seconds or a date to milliseconds from now; 0 for neither. */
function retryAfter(header = ''): number {
  const at = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(at) ? Math.max(0, at) : 0
}
