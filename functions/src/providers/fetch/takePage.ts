import type { IncomingMessage } from 'node:http'
import { maxVisitorFileBytes } from '../../shared/chat/visitorFileLimits.ts'
import type { Fetched, FetchRequest, Unfetched } from '../../domain/kernel/ports/Web.ts'
import { readContent, unpackFile } from './readContent.ts'

const mostBytes = {
  page: 2_000_000,
  beginning: 300_000,
  robots: 500_000,
  sitemap: 10_000_000,
  calendar: 1_000_000,
  attachment: maxVisitorFileBytes,
}
const pageTypes = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/
const types = {
  page: pageTypes,
  beginning: pageTypes,
  robots: /^text\//,
  sitemap: /^(text\/|application\/([\w.]+\+)?xml|application\/(x-)?gzip|application\/octet-stream)/,
  calendar: /^(text\/(calendar|plain)|application\/(octet-stream|ics))\b/,
  /** What it really is, its reader finds out. */
  attachment: /./,
}

/** What a page is asked for with. */
export function headersOf({ expects, etag, lastModified }: FetchRequest): Record<string, string> {
  return {
    accept: types[expects] === pageTypes ? 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5' : '*/*',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** An answer as far as it is wanted, unpacked. */
export async function takePage(
  answer: IncomingMessage,
  url: URL,
  { expects }: FetchRequest,
): Promise<Fetched | Unfetched> {
  const { statusCode: status = 0, headers } = answer
  const type = (headers['content-type'] ?? 'text/html').toLowerCase()
  const isWanted = status === 200 && types[expects].test(type)
  try {
    if (status === 200 && !isWanted) return { refusal: 'notText', url }
    const isCut = expects === 'beginning'
    const content = isWanted ? await readContent(answer, mostBytes[expects], isCut) : Buffer.alloc(0)
    return {
      url,
      status,
      type,
      etag: cut(headers.etag, 500),
      lastModified: cut(headers['last-modified'], 100),
      robotsTag: cut(String(headers['x-robots-tag'] ?? ''), 500),
      retryAfterMs: retryAfter(headers['retry-after']),
      content: expects === 'sitemap' ? unpackFile(content, mostBytes.sitemap) : content,
    }
  } finally {
    // What is not read keeps no connection.
    answer.destroy()
  }
}

/** A version is of use only as a whole. */
export function cut(header: string | undefined, most: number): string {
  return header !== undefined && header.length <= most ? header : ''
}

/** Seconds or a date, as milliseconds from now; zero when the header says neither. */
function retryAfter(header = ''): number {
  const at = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(at) ? Math.max(0, at) : 0
}
