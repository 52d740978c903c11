import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import type { ResendEvents } from './resendEvents.ts'
import { domainRoutes } from './domainRoutes.ts'
import type { Mailbox } from './mailbox.ts'
import { sendEmailRequestSchema } from './sendEmailRequest.ts'
import type { SendingDomains } from './SendingDomains.ts'

/**
 * Resend: keeps email in memory; the inbox page shows it. The subject `sandbox:error 429` makes it respond
 * with that status.
 */
export function resendVendor(mailbox: Mailbox, domains: SendingDomains, events: ResendEvents): Vendor {
  function send({ headers, body, response }: SandboxRequest): void {
    if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
      return refuse(401, 'missing_api_key', 'Missing API key in the authorization header.')
    }
    const parsed = sendEmailRequestSchema.safeParse(parseJson(body))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refuse(
        422,
        'validation_error',
        `The \`${issue?.path.join('.') ?? ''}\` field is invalid: ${issue?.message ?? ''}`,
      )
    }
    if (!parsed.data.html && !parsed.data.text)
      return refuse(422, 'validation_error', 'Missing `html` or `text` field.')
    const scripted = /sandbox:error (\d{3})/.exec(parsed.data.subject)?.[1]
    if (scripted) return refuse(Number(scripted), 'application_error', 'The test asked for this answer.')
    const from = /@([^<>@\s]+)>?$/.exec(parsed.data.from)?.[1] ?? ''
    if (domains.all().some(({ name, status }) => name === from && status === 'not_started'))
      return refuse(403, 'validation_error', `The ${from} domain is not verified.`)
    const key = headers['idempotency-key']
    const id = mailbox.add(parsed.data, typeof key === 'string' ? key : undefined)
    if (!id) return refuse(409, 'invalid_idempotent_request', 'The key was used for another mail.')
    sendJson(response, 200, { id })

    function refuse(status: number, name: string, message: string): void {
      sendJson(response, status, { statusCode: status, name, message })
    }
  }

  function unsuppress({ params, response }: SandboxRequest): void {
    const id = mailbox.unsuppress(params['address'] ?? '')
    if (id) sendJson(response, 200, { object: 'suppression', id, deleted: true })
    else sendJson(response, 404, { statusCode: 404, name: 'not_found', message: 'Suppression not found' })
  }

  return {
    name: 'Resend',
    about: 'Email: kept here, delivered to nobody; read it in the inbox. Mail domains are set up on /dns.',
    prefix: '/resend',
    routes: [
      { method: 'POST', path: '/emails', handle: send },
      { method: 'DELETE', path: '/suppressions/:address', handle: unsuppress },
      ...domainRoutes(domains, events),
    ],
  }
}
