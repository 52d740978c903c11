import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { Route, Vendor } from '../http/Vendor.ts'
import { worldRoutes } from '../http/worldRoutes.ts'
import { z } from 'zod'
import { graphCall, graphRefusals, type Act } from './graphCall.ts'
import { graphChatPages } from './graphChatPages.ts'
import { GraphChats } from './GraphChats.ts'
import { GraphFaults } from './GraphFaults.ts'
import { GraphLogin } from './GraphLogin.ts'
import { GraphPages } from './GraphPages.ts'
import { GraphWebhook } from './GraphWebhook.ts'
import { whatsappWorldSchema } from './whatsapp/WhatsappAccounts.ts'
import { whatsappRoutes } from './whatsapp/whatsappRoutes.ts'

const worldSchema = z.strictObject({
  pages: z.record(z.string(), z.array(z.string())),
  whatsapp: whatsappWorldSchema,
})
const webhookSchema = z.strictObject({ url: z.url() })

/**
 * Meta's Graph API and its login: pages with their Instagram accounts, and WhatsApp numbers.
 * `POST /graph/faults` sets what fails next, `POST /graph/webhook` the URL of the application.
 */
export function graphVendor(): Vendor {
  const faults = new GraphFaults()
  const whatsapp = whatsappRoutes(faults)
  const chats = new GraphChats()
  const webhook = new GraphWebhook()
  const pages = new GraphPages(chats, webhook)
  const person: Act = ({ params }) => {
    const name = chats.nameOf(params['id'] ?? '')
    return { result: { id: params['id'], name } }
  }
  /** The handlers of messages and reads, by the first digits of an id. */
  const messages: Record<string, Act> = { '20': pages.send, '10': whatsapp.calls.messages }
  const reads: Record<string, Act> = { '7': person, '9': person, '19': whatsapp.calls.media }
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, act: Act) =>
    graphCall(faults, method, path, act)
  return {
    name: 'Meta',
    about: 'Graph API, login, and pages where a person plays the customer: /graph',
    prefix: '/graph',
    routes: [
      ...graphChatPages(chats, pages, webhook),
      ...worldRoutes(worldSchema, {
        dump: () => ({ pages: pages.dump(), whatsapp: whatsapp.accounts.dump() }),
        restore: (world) => {
          pages.restore(world.pages)
          whatsapp.accounts.restore(world.whatsapp)
        },
      }),
      ...settingRoutes(faults, webhook),
      ...new GraphLogin(faults).routes(),
      ...whatsapp.routes,
      call('GET', '/me/accounts', pages.accounts),
      call(
        'POST',
        '/:id/subscribed_apps',
        ownedBy({ '20': pages.subscribe, '16': whatsapp.calls.subscribe }),
      ),
      call(
        'GET',
        '/:id/subscribed_apps',
        ownedBy({ '20': pages.subscription, '16': whatsapp.calls.subscriptions }),
      ),
      call(
        'DELETE',
        '/:id/subscribed_apps',
        ownedBy({ '20': pages.unsubscribe, '16': whatsapp.calls.unsubscribe }),
      ),
      call('POST', '/:id/messages', ownedBy(messages)),
      call('GET', '/:id', ownedBy(reads)),
    ],
  }
}

/** The routes with which a test sets the next faults, and the URL of the application. */
function settingRoutes(faults: GraphFaults, webhook: GraphWebhook): Route[] {
  return [
    {
      method: 'POST',
      path: '/faults',
      handle: ({ body, response }) => {
        faults.order(parseJson(body))
        sendJson(response, 200, { success: true })
      },
    },
    {
      method: 'POST',
      path: '/webhook',
      handle: ({ body, response }) => {
        webhook.url = webhookSchema.parse(parseJson(body)).url
        sendJson(response, 200, { success: true })
      },
    },
  ]
}

/**
 * Chooses the handler by the first digits of the id, because Meta uses the same path for many kinds of
 * object.
 */
function ownedBy(owners: Record<string, Act>): Act {
  return (call) => {
    const id = call.params['id'] ?? ''
    const owner = Object.entries(owners).find(([start]) => id.startsWith(start))?.[1]
    return owner ? owner(call) : { error: graphRefusals.unknown }
  }
}
