import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireAuthorization, refuse } from '../http/google.ts'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'

const requestSchema = z.strictObject({
  message: z.strictObject({
    token: z.string().min(1),
    data: z.record(z.string(), z.string()),
    webpush: z.strictObject({ headers: z.record(z.string(), z.string()) }).optional(),
  }),
})
type PushMessage = z.infer<typeof requestSchema>['message']

const maxKept = 500

/**
 * Firebase Cloud Messaging (v1). Keeps sent messages, newest first, at `/fcm/sent.json`, from which a journey
 * hands them to the browser.
 * Tokens that begin with `gone` belong to browsers that have unsubscribed.
 */
export function fcmVendor(): Vendor {
  const sent: PushMessage[] = []

  function send({ body, response, params }: SandboxRequest): void {
    const parsed = requestSchema.safeParse(parseJson(body))
    if (!parsed.success) return refuse(response, 400, 'The request has an invalid argument.')
    const { message } = parsed.data
    if (message.token.startsWith('gone')) return refuse(response, 404, 'Requested entity was not found.')
    sent.unshift(message)
    sent.length = Math.min(sent.length, maxKept)
    sendJson(response, 200, { name: `projects/${params['project']}/messages/${randomUUID()}` })
  }

  return {
    name: 'Cloud Messaging',
    about: 'Push messages: kept here; journeys hand them to the browser.',
    prefix: '/fcm',
    routes: [
      { method: 'POST', path: '/v1/projects/:project/messages:send', handle: requireAuthorization([], send) },
      { method: 'GET', path: '/sent.json', handle: ({ response }) => sendJson(response, 200, sent) },
    ],
  }
}
