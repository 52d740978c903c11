import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sendContent, sendMissing } from '../sendContent.ts'
import type { Website } from '../Website.ts'
import { pathOf, renderArticle, renderCalendar } from './renderPages.ts'
import type { FaultName, SiteState } from './SiteState.ts'

/** Longer than the timeout of any crawl. */
const slowMs = 30_000

/** Creates a generated site with these settings. */
export function largeSite(site: SiteState): Website {
  return {
    async respond(url, request, response) {
      const { pathname } = url
      response.on('finish', () => site.note(pathname, response.statusCode === 304))
      await sleep(site.settings.delayMs)
      const fault = site.settings.faults[pathname]
      if (fault) fail(fault, url, response)
      else answerPage(site, url, request, response)
    },
  }
}

function answerPage(
  { settings }: SiteState,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin, pathname } = url
  if (pathname === '/robots.txt') {
    if (settings.robotsStatus !== 200) return void response.writeHead(settings.robotsStatus).end()
    return sendContent(
      request,
      response,
      `${settings.robots}\nSitemap: ${origin}/sitemap.xml.gz\n`,
      'text/plain',
    )
  }
  if (pathname === '/sitemap.xml.gz' && settings.hasSitemap) {
    const pages = Array.from(
      { length: settings.pages },
      (_, number) => `<url><loc>${origin}${pathOf(number)}</loc></url>`,
    )
    return sendContent(request, response, gzipSync(`<urlset>${pages.join('')}</urlset>`), 'application/gzip')
  }
  const isCalendar = settings.hasCalendar && pathname.startsWith('/calendar/')
  const page = isCalendar ? renderCalendar(url) : renderArticle(pathname, settings)
  if (page === undefined) sendMissing(response)
  else sendContent(request, response, page)
}

function fail(fault: FaultName, url: URL, response: ServerResponse): void {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const redirect = (location: string) => response.writeHead(302, { location }).end()
  const failures: Record<FaultName, () => unknown> = {
    slow: () => setTimeout(() => response.writeHead(200, html).end('Late'), slowMs).unref(),
    serverError: () => response.writeHead(500).end(),
    tooManyRequests: () => response.writeHead(429, { 'retry-after': '1' }).end(),
    redirectLoop: () => redirect(url.href),
    redirectToPrivate: () => redirect('http://169.254.169.254/latest'),
    gzipBomb: () =>
      response
        .writeHead(200, { ...html, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
    wrongCharset: () =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-16' })
        .end(`<h1>Odd</h1><p>${'Plain words, said to be others. '.repeat(20)}</p>`),
    missing: () => sendMissing(response),
  }
  failures[fault]()
}
