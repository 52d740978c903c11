import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '../http/escapeHtml.ts'
import { parseJson, readBody } from '../http/readBody.ts'
import { renderPage } from '../http/renderPage.ts'
import { sendJson, sendPage } from '../http/send.ts'
import type { Vendor } from '../http/Vendor.ts'
import { readOrder } from './readOrder.ts'

/** The beginning of every valid key. */
const keyPrefix = 'orders-'
const maxKept = 100

interface ReceivedRequest {
  at: string
  request: string
  status: number
  key: string
  body: string
}

/**
 * A shop's API to try tools, at `http://orders.localhost:4010`; tests use hosts of their own whose names
 * begin with `orders`.
 * `GET /orders/{number}`, `POST /orders/{number}/cancel` and `POST /appointments` require a key.
 * `GET /` shows what was received, and `GET /came` returns it as JSON.
 */
export function createOrdersShop() {
  const shops = new Map<string, OrdersShop>()

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const name = /^(orders[a-z\d-]{0,40})\.localhost(:\d+)?$/.exec(request.headers.host ?? '')?.[1]
    if (!name) return false
    const shop = shops.get(name) ?? new OrdersShop()
    shops.set(name, shop)
    shop.respond(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
    return true
  }

  const vendor: Vendor = {
    name: 'Orders',
    about: `http://orders.localhost:4010, a shop’s interface to try tools on; its keys begin with ${keyPrefix}`,
    prefix: '/orders',
    routes: [],
  }
  return { vendor, respond }
}

class OrdersShop {
  private readonly came: ReceivedRequest[] = []
  /** Responses by `Idempotency-Key`: a repeated request gets the same response and changes nothing. */
  private readonly done = new Map<string, object>()
  private readonly cancelled = new Set<string>()

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const { pathname } = new URL(request.url ?? '/', 'http://orders.localhost')
    const route = `${request.method} ${pathname}`
    if (route === 'GET /') return sendPage(response, this.page())
    if (route === 'GET /came') return sendJson(response, 200, this.came)
    const { status, content } = this.serve(route, request, body)
    const key = String(request.headers['idempotency-key'] ?? '')
    this.came.unshift({ at: new Date().toISOString(), request: route, status, key, body })
    this.came.length = Math.min(this.came.length, maxKept)
    sendJson(response, status, content)
  }

  private serve(
    route: string,
    { headers }: IncomingMessage,
    body: string,
  ): { status: number; content: object } {
    if (!headers.authorization?.startsWith(`Bearer ${keyPrefix}`))
      return { status: 401, content: { message: 'The key is missing or wrong.' } }
    const [, number = '', isCancel] = /^(?:GET|POST) \/orders\/([\w-]+)(\/cancel)?$/.exec(route) ?? []
    const key = String(headers['idempotency-key'] ?? '')
    if (number && route.startsWith('GET')) return this.status(number)
    if (number && isCancel) return this.once(key, () => this.cancel(number))
    if (route === 'POST /appointments') return this.once(key, () => book(body))
    return { status: 404, content: { message: 'There is no such address.' } }
  }

  private status(number: string) {
    const order = readOrder(number)
    if (!order) return { status: 404, content: { message: `There is no order ${number}.` } }
    return {
      status: 200,
      content: { order: this.cancelled.has(number) ? { ...order, status: 'cancelled' } : order },
    }
  }

  private cancel(number: string) {
    if (!readOrder(number)) return { message: `There is no order ${number}.` }
    this.cancelled.add(number)
    return { order: { number, status: 'cancelled' }, cancelledAt: new Date().toISOString() }
  }

  /** Acts once for a key; a repeated request gets the first response. */
  private once(key: string, act: () => object) {
    const content = (key && this.done.get(key)) || act()
    if (key) this.done.set(key, content)
    return { status: 'message' in content ? 404 : 200, content }
  }

  private page(): string {
    const rows = this.came.map(
      ({ at, request, status, key, body }) =>
        `<tr>${[at.slice(11, 19), request, String(status), key, body].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
    )
    const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p class="soft">Nothing yet.</p>'
    const lead = `GET /orders/{number}, POST /orders/{number}/cancel and POST /appointments, with a key that begins with ${keyPrefix} as a bearer token. Orders have numbers from 1000 to 9999.`
    const cancelled = `<p>${this.cancelled.size} orders were cancelled.</p>`
    const body = `<h1>Orders</h1><p class="soft">${lead}</p>${cancelled}<h2>What came</h2>${table}`
    return renderPage({ title: 'Orders', body, refreshSeconds: 3 })
  }
}

function book(body: string): object {
  const change = parseJson(body)
  return { appointment: { ...(typeof change === 'object' && change), state: 'booked' } }
}
