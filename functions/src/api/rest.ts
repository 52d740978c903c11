import { onRequest, type Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { regionOfAgent } from '../domain/agents/regionOfAgent.ts'
import { saveAgent } from '../domain/agents/saveAgent.ts'
import { saveGoogleBusiness } from '../domain/chat/channels/google/saveGoogleBusiness.ts'
import { handleSellerEvent } from '../domain/agency/selling/handleSellerEvent.ts'
import { handlePaymentEvent } from '../domain/billing/payments/handlePaymentEvent.ts'
import { checkCredits } from '../domain/billing/credits/checkCredits.ts'
import { findAgent } from '../domain/agents/findAgent.ts'
import { queueMailDomainCheck } from '../domain/agency/mailDomains/queueMailDomainCheck.ts'
import { countMailReport } from '../domain/agency/mailReputation/countMailReport.ts'
import { readClient } from '../domain/chat/visitors/readClient.ts'
import { requireOrigin } from '../domain/chat/visitors/access/requireWelcome.ts'
import { isOpen } from '../domain/chat/visitors/access/sessions.ts'
import { paymentAccounts } from '../shared/billing/billing.ts'
import { languages } from '../shared/texts/languages.ts'
import { z } from 'zod'
import { clientIp } from './http/clientIp.ts'
import { currentInstance } from './context.ts'
import { agentBodySchema } from './agentBody.ts'
import { serveAnalytics } from './visitors/serveAnalytics.ts'
import { verifyBearer } from './http/verifyBearer.ts'
import { endpoint, parseBody } from './http/endpoint.ts'
import { confirmMeta, serveDeauthorization, serveMeta, serveMetaDeletion } from './channels/serveMeta.ts'
import { serveDiscord } from './channels/serveDiscord.ts'
import { serveTelegram } from './channels/serveTelegram.ts'
import { confirmWhatsapp, saveWhatsappFields, serveWhatsapp } from './channels/serveWhatsapp.ts'
import { billingRoutes } from './billing/billingRoutes.ts'
import { httpsOptions } from './options.ts'
import type { Route } from './http/Route.ts'

/**
 * The public REST API. Its methods, paths and responses are fixed, because customers' programs use them. Each
 * route calls one verb of the domain.
 */
const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v2\/agents\/([A-Za-z0-9_-]{6,64})$/,
    serve: async (request, response, id) => {
      const caller = await verifyBearer(request)
      if (await saveWhatsappFields(request, caller, id)) {
        response.json({ success: true })
        return
      }
      const { patch, googleBusiness } = parseBody(request, agentBodySchema, 200_000)
      const { ports } = currentInstance()
      if (googleBusiness) {
        const region = await regionOfAgent(caller, id, 'changeAgent')
        await saveGoogleBusiness(ports, caller, { region, agentId: id }, googleBusiness)
      }
      if (!googleBusiness || Object.keys(patch).length > 0) await saveAgent(ports, caller, id, patch)
      response.json({ success: true })
    },
  },
  {
    method: 'GET',
    path: /^\/public\/users\/([A-Za-z0-9_-]{6,64})\/check-credits$/,
    serve: async (request, response, id) => {
      allowPublic(request, id)
      response.json(await checkCredits(id))
    },
  },
  {
    method: 'GET',
    path: /^\/v2\/public\/agents\/([A-Za-z0-9_-]{6,64})\/usage$/,
    serve: async (request, response, id) => {
      allowPublic(request, id)
      const { region } = await findAgent(id)
      const instance = currentInstance()
      const servedAgent = await instance.agents.readPublished(region, id)
      response.json({
        data: { shouldContinue: servedAgent !== undefined && (await isOpen(instance, servedAgent, region)) },
      })
    },
  },
  {
    method: 'POST',
    path: /^\/agents\/([A-Za-z0-9_-]{6,64})\/analytics$/,
    serve: async (request, response, id) => {
      allowPublic(request, id)
      await serveAnalytics(request, response, id)
    },
  },
  {
    method: 'POST',
    path: /^\/v2\/agents\/([A-Za-z0-9_-]{6,64})\/telegram-webhook$/,
    serve: serveTelegram,
  },
  { method: 'POST', path: /^\/discord\/(interactions)$/, serve: serveDiscord },
  {
    method: 'GET',
    path: /^\/v2\/agents\/([A-Za-z0-9_-]{6,64})\/whatsapp-webhook$/,
    serve: confirmWhatsapp,
  },
  {
    method: 'POST',
    path: /^\/v2\/agents\/([A-Za-z0-9_-]{6,64})\/whatsapp-webhook$/,
    serve: serveWhatsapp,
  },
  { method: 'GET', path: /^\/meta\/(webhook)$/, serve: confirmMeta },
  { method: 'POST', path: /^\/meta\/(webhook)$/, serve: serveMeta },
  { method: 'POST', path: /^\/meta\/(deauthorize)$/, serve: serveDeauthorization },
  { method: 'POST', path: /^\/meta\/(delete)$/, serve: serveMetaDeletion },
  {
    method: 'POST',
    path: /^\/stripe\/(connect)$/,
    serve: async (request, response) => {
      const { selling } = currentInstance()
      const body = request.rawBody ?? Buffer.alloc(0)
      const signature = String(request.headers['stripe-signature'] ?? '')
      await handleSellerEvent(selling, await selling.sellers().readEvent(body, signature))
      response.json({ received: true })
    },
  },
  {
    method: 'POST',
    path: /^\/stripe\/(us|eu|gb|au)$/,
    serve: async (request, response, account) => {
      const { billing } = currentInstance()
      const payments = billing.payments.account(z.enum(paymentAccounts).parse(account))
      const event = await payments.readEvent(
        request.rawBody ?? Buffer.alloc(0),
        String(request.headers['stripe-signature'] ?? ''),
      )
      await handlePaymentEvent(billing, payments, event)
      response.json({ received: true })
    },
  },
  {
    method: 'POST',
    path: /^\/resend\/(events)$/,
    serve: async (request, response) => {
      const context = currentInstance()
      const header = (name: string) => String(request.headers[`svix-${name}`] ?? '')
      const event = await context.ports.mailDomains.readEvent(request.rawBody ?? Buffer.alloc(0), {
        id: header('id'),
        timestamp: header('timestamp'),
        signature: header('signature'),
      })
      if (event?.kind === 'domain') await queueMailDomainCheck(context, event)
      else if (event) await countMailReport(context, event)
      response.json({ received: true })
    },
  },
  {
    method: 'GET',
    path: /^\/public\/agents\/([A-Za-z0-9_-]{6,64})$/,
    serve: async (request, response, id) => {
      allowPublic(request, id)
      const { agent, widget } = await findAgent(id)
      const { config, webOrigin } = currentInstance()
      requireOrigin(agent, readClient(request.headers, webOrigin, config.countryHeader))
      response.json({ data: widget })
    },
  },
  ...billingRoutes,
]

/** Limits the rate of unauthenticated requests. Throws `resource-exhausted` above the limit. */
function allowPublic(request: Request, id: string): void {
  const ip = clientIp(request)
  currentInstance().limits.allow('action', { conversationId: `public ${ip} ${id}`, agentId: id }, ip)
}

export const api = onRequest(
  httpsOptions,
  endpoint('api', async (request, response) => {
    if (request.path === '/translate' && request.method === 'GET') {
      response.json({ languages })
      return
    }
    for (const route of routes) {
      const id = route.path.exec(request.path)?.[1]
      if (id && route.method === request.method) return route.serve(request, response, id)
    }
    throw new AppError('not-found')
  }),
)
