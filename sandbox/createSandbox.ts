import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { certificateVendor } from './certificates/certificateVendor.ts'
import { discordVendor } from './discord/discordVendor.ts'
import { dnsVendor } from './dns/dnsVendor.ts'
import { Zones } from './dns/Zones.ts'
import { eventsVendor } from './events/eventsVendor.ts'
import { fcmVendor } from './fcm/fcmVendor.ts'
import { graphVendor } from './graph/graphVendor.ts'
import { hostingVendor } from './hosting/hostingVendor.ts'
import { matchPath } from './http/matchPath.ts'
import { readBytes } from './http/readBody.ts'
import { sendJson, sendPage } from './http/send.ts'
import type { Vendor } from './http/Vendor.ts'
import { inboxPages } from './inbox/inboxPages.ts'
import { createJournal, journalNoteOf } from './journal.ts'
import { anthropicVendor } from './llm/anthropicVendor.ts'
import { googleVendor } from './llm/googleVendor.ts'
import { llmVendor } from './llm/llmVendor.ts'
import { createStockServer } from './mcp/stockServer.ts'
import { createOrdersShop } from './orders/ordersShop.ts'
import { renderOverview } from './renderOverview.ts'
import { createResendEvents } from './resend/resendEvents.ts'
import { createMailbox } from './resend/mailbox.ts'
import { resendVendor } from './resend/resendVendor.ts'
import { SendingDomains } from './resend/SendingDomains.ts'
import { createWebsites } from './site/createWebsites.ts'
import { stripeVendors } from './stripe/stripeVendor.ts'
import { telegramVendor } from './telegram/telegramVendor.ts'
import { vapiVendor } from './vapi/vapiVendor.ts'
import { voiceflowVendor } from './voiceflow/voiceflowVendor.ts'

/**
 * Creates the server that all stand-ins share. A new stand-in is a folder that exports its vendor, named
 * here.
 */
export function createSandbox(): Server {
  const journal = createJournal()
  const mailbox = createMailbox()
  const websites = createWebsites()
  const orders = createOrdersShop()
  const stock = createStockServer()
  const zones = new Zones()
  const sendingDomains = new SendingDomains(zones)
  const resendEvents = createResendEvents(sendingDomains)
  const vendors: Vendor[] = [
    llmVendor(),
    anthropicVendor(),
    googleVendor(),
    resendVendor(mailbox, sendingDomains, resendEvents),
    ...stripeVendors(),
    vapiVendor(),
    voiceflowVendor(),
    telegramVendor(),
    discordVendor(),
    graphVendor(),
    fcmVendor(),
    eventsVendor(),
    websites.vendor,
    orders.vendor,
    stock.vendor,
    hostingVendor(zones),
    certificateVendor(zones),
    dnsVendor(zones, sendingDomains, resendEvents),
    inboxPages(mailbox, resendEvents),
  ]

  const sandbox: Sandbox = { vendors, sites: [websites, orders, stock], journal }
  return createServer((request, response) => {
    respond(sandbox, request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: 'The sandbox failed; its output says why.' })
    })
  })
}

interface Sandbox {
  vendors: readonly Vendor[]
  /** Hosts of their own. `respond` returns false for a request to another host. */
  sites: readonly { respond: (request: IncomingMessage, response: ServerResponse) => boolean }[]
  journal: ReturnType<typeof createJournal>
}

async function respond(
  { vendors, sites, journal }: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (sites.some((site) => site.respond(request, response))) return
  if (!isLoopback(request.headers.host))
    return sendJson(response, 421, { error: 'The sandbox answers on loopback only.' })
  if (url.pathname === '/') return sendPage(response, renderOverview(vendors, journal.entries()))
  const found = findRoute(vendors, request.method ?? 'GET', url.pathname)
  if (!found)
    return sendJson(response, 404, { error: `The sandbox has no ${request.method} ${url.pathname}.` })
  if (found.vendor.prefix !== '') {
    response.on('close', () =>
      journal.add({
        at: new Date(),
        vendor: found.vendor.name,
        request: `${request.method} ${url.pathname}`,
        status: response.statusCode,
        note: journalNoteOf(response),
      }),
    )
  }
  const bytes = await readBytes(request)
  await found.route.handle({
    url,
    params: found.params,
    headers: request.headers,
    body: bytes.toString('utf8'),
    bytes,
    response,
  })
}

function findRoute(vendors: readonly Vendor[], method: string, path: string) {
  for (const vendor of vendors) {
    for (const route of vendor.routes) {
      const params = route.method === method ? matchPath(vendor.prefix + route.path, path) : undefined
      if (params) return { vendor, route, params }
    }
  }
  return undefined
}

/** Refuses foreign Host headers: a page elsewhere could point its own host name at loopback. */
function isLoopback(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|events\.localhost|models\.localhost|meta\.localhost|\[::1\])(:\d+)?$/.test(
    host,
  )
}
