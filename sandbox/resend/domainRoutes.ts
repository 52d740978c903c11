import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { Route, SandboxRequest } from '../http/Vendor.ts'
import type { ResendEvents } from './resendEvents.ts'
import type { SendingDomains } from './SendingDomains.ts'

const regions = ['us-east-1', 'eu-west-1', 'sa-east-1', 'ap-northeast-1'] as const
const createSchema = z.strictObject({
  name: z.string().min(3).max(253).includes('.'),
  region: z.enum(regions).default('us-east-1'),
})
const listenerSchema = z.strictObject({ url: z.url(), secret: z.string().regex(/^whsec_.+/) })
const tracking = { open_tracking: false, click_tracking: false }
const capabilities = { sending: 'enabled', receiving: 'disabled' } as const

/** The routes of Resend's domains: add, verify by the sandbox's DNS, list, delete. */
export function domainRoutes(domains: SendingDomains, events: ResendEvents): Route[] {
  function create({ body, response }: SandboxRequest): void {
    const parsed = createSchema.safeParse(parseJson(body))
    if (!parsed.success) return refuse(response, 422, 'validation_error', 'The `name` field is invalid.')
    const { name, region } = parsed.data
    const domain = name.startsWith('elsewhere.') ? undefined : domains.add(name, region)
    if (!domain)
      return refuse(response, 403, 'validation_error', `The ${name} domain has been registered already.`)
    sendJson(response, 201, { ...domain, ...tracking, capabilities })
  }

  function list({ url, response }: SandboxRequest): void {
    const limit = Number(url.searchParams.get('limit') ?? 20)
    const all = domains.all()
    const from = all.findIndex(({ id }) => id === url.searchParams.get('after')) + 1
    const data = all
      .slice(from, from + limit)
      .map(({ records: _records, ...rest }) => ({ ...rest, capabilities }))
    sendJson(response, 200, { object: 'list', has_more: from + limit < all.length, data })
  }

  function show({ params, response }: SandboxRequest): void {
    const domain = domains.find(params['id'] ?? '')
    if (!domain) return notFound(response)
    sendJson(response, 200, { object: 'domain', ...domain, ...tracking, capabilities })
  }

  function verify({ params, response }: SandboxRequest): void {
    const id = params['id'] ?? ''
    if (!domains.verify(id)) return notFound(response)
    sendJson(response, 200, { object: 'domain', id })
    events.tell()
  }

  function remove({ params, response }: SandboxRequest): void {
    const id = params['id'] ?? ''
    if (!domains.remove(id)) return notFound(response)
    sendJson(response, 200, { object: 'domain', id, deleted: true })
  }

  const requireKey = (handle: Route['handle']): Route['handle'] => {
    return (request) =>
      /^Bearer \S+$/.test(request.headers.authorization ?? '')
        ? handle(request)
        : refuse(request.response, 401, 'missing_api_key', 'Missing API key in the authorization header.')
  }
  return [
    { method: 'POST', path: '/domains', handle: requireKey(create) },
    { method: 'GET', path: '/domains', handle: requireKey(list) },
    { method: 'GET', path: '/domains/:id', handle: requireKey(show) },
    { method: 'DELETE', path: '/domains/:id', handle: requireKey(remove) },
    { method: 'POST', path: '/domains/:id/verify', handle: requireKey(verify) },
    {
      method: 'POST',
      path: '/sandbox/listener',
      handle: ({ body, response }) => {
        const parsed = listenerSchema.safeParse(parseJson(body))
        if (!parsed.success) return sendJson(response, 400, { error: 'An address and a secret are needed.' })
        events.listen(parsed.data)
        sendJson(response, 200, {})
      },
    },
  ]
}

function notFound(response: SandboxRequest['response']): void {
  refuse(response, 404, 'not_found', 'Domain not found')
}

function refuse(response: SandboxRequest['response'], status: number, name: string, message: string): void {
  sendJson(response, status, { statusCode: status, name, message })
}
