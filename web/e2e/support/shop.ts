import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { webOrigin } from './browser.ts'
import { freshNetwork } from './emulatorAuth.ts'
import { widgetOn, type WidgetOn } from './widget.ts'

interface ShopPage {
  /** `data-` attributes of the script. */
  attributes?: Record<string, string>
  /** Additional content of the page, before the script. */
  body?: string
  headers?: Record<string, string>
  nonce?: string
}

type Agent = { agentId: string; region: string }

/**
 * Serves a customer's shop on its own origin, whose pages contain widgets as their owner would paste them.
 */
export function openShop() {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const found = pages.get(new URL(request.url ?? '/', 'http://shop').pathname)
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...found?.headers })
    response.end(found?.html)
  })
  let origin = ''

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The shop could not be opened')
    origin = `http://127.0.0.1:${address.port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    origin: () => origin,
    /** Returns the URL of a page with these agents. */
    page: (
      agents: Agent | Agent[],
      { attributes = {}, body = '', headers = {}, nonce }: ShopPage = {},
    ): string => {
      const path = `/${pages.size + 1}`
      const scripts = [agents].flat().map(({ agentId, region }) => {
        const data = Object.entries({ agent: agentId, region, ...attributes }).map(
          ([name, value]) => `data-${name}="${value}"`,
        )
        return `<script defer${nonce ? ` nonce="${nonce}"` : ''} src="${webOrigin}/widget/parley.js" ${data.join(' ')}></script>`
      })
      const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop</title><link rel="icon" href="data:,"><style${nonce ? ` nonce="${nonce}"` : ''}>
body{font:17px/1.6 Georgia,serif;max-width:760px;margin:60px auto;padding:0 24px;color:#333}
#here{height:560px}</style>
<h1>Furniture that stays</h1><p>Seven people, one workshop, eleven pieces.</p>${body}
<p><a href="#visit">Tuesday to Friday, 9 to 17</a></p>${scripts.join('')}`
      pages.set(path, { html, headers })
      return `${origin}${path}`
    },
  }
}

/** Opens a page as a visitor with an IP of their own: the backend limits the requests of each. */
export async function arrive(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; widget: WidgetOn }> {
  const from = freshNetwork()
  await context.route(/:5001\/demo-parley\/[^/]+\/widget\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': from } }),
  )
  const page = await context.newPage()
  await page.goto(address)
  return { page, widget: widgetOn(page) }
}
