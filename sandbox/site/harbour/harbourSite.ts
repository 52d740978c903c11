import { escapeHtml } from '../../http/escapeHtml.ts'
import { drawIcon } from '../drawIcon.ts'
import { sendContent, sendMissing } from '../sendContent.ts'
import type { Website } from '../Website.ts'
import { harbourPages, type HarbourPage } from './harbourPages.ts'

const moved = new Map([
  ['/shipping', '/delivery'],
  ['/old-shop', '/shop'],
  ['/partner', 'https://partner.example/'],
])
const menu = [
  '/shop',
  '/delivery',
  '/returns',
  '/guarantee',
  '/workshop',
  '/about',
  '/news',
  '/faq',
  '/contact',
]
const further = ['/materials', '/jobs', '/imprint', '/configurator', '/internal/prices', ...moved.keys()]

/**
 * A small shop with all that real ones have around their texts: a menu, a cookie notice, a page that scripts
 * render.
 * robots.txt forbids one page, and some pages redirect.
 */
export const harbourSite: Website = {
  respond(url, request, response) {
    const { origin, pathname } = url
    const target = moved.get(pathname)
    if (target) return void response.writeHead(301, { location: target }).end()
    if (pathname === '/robots.txt') {
      const text = `User-agent: *\nDisallow: /internal/\n\nSitemap: ${origin}/sitemap.xml\n`
      return sendContent(request, response, text, 'text/plain; charset=utf-8')
    }
    if (pathname === '/sitemap.xml')
      return sendContent(request, response, sitemapOf(origin), 'application/xml')
    if (pathname === '/icon.png') return sendContent(request, response, icon, 'image/png')
    if (pathname === '/configurator') return sendContent(request, response, configurator)
    if (pathname === '/internal/prices')
      return sendContent(
        request,
        response,
        frame({ title: 'Purchase prices', body: '<p>Nobody but us.</p>' }),
      )
    const page = harbourPages.get(pathname)
    return page ? sendContent(request, response, frame(page)) : sendMissing(response)
  },
}

const icon = drawIcon('#0c5c73')

function sitemapOf(origin: string): string {
  const pages = [...harbourPages.keys()].map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0"?><urlset>${pages.join('')}</urlset>`
}

const configurator = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Configurator</title></head>
<body><div id="root"></div><noscript>You need to enable JavaScript to use the configurator.</noscript>
<script src="/configurator.js"></script></body></html>`

function linksTo(targets: string[]): string {
  return targets
    .map((path) => `<a href="${path}">${harbourPages.get(path)?.title ?? path.slice(1)}</a>`)
    .join(' ')
}

function frame({ title, body }: HarbourPage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Furniture of solid wood, built to order in a former boat yard. Made to be mended.">
<link rel="icon" href="/icon.png"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<header><a class="brand" href="/">Harbour Furniture</a><nav>${linksTo(menu)}</nav></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main>
<div class="cookies"><p>We use one cookie, for your basket, and none that follows you.</p></div>
<footer><p>Harbour Furniture, Hafenstraße 12, Kiel · ${linksTo(further)}</p></footer>
</body></html>`
}

const style = `
body { margin: 0; font: 17px/1.6 Georgia, serif; color: #1c2b33; background: #f6f3ec }
header, footer, main, .cookies { max-width: 760px; margin: 0 auto; padding: 16px 24px }
header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: baseline }
.brand { font-weight: 700; font-size: 20px }
nav a, footer a { margin-right: 12px }
a { color: #0c5c73; text-decoration: none }
main { background: #fff; border-radius: 8px }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; padding: 6px 8px; border-bottom: 1px solid #dcd6c8 }
.cookies, footer { font-size: 14px; color: #5a6a72 }`
