import type { Push } from '../../domain/kernel/ports/Push.ts'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { googleApi } from '../hosting/googleApi.ts'

/** A message that a visitor waits is useless an hour later. */
const ttlSeconds = 3_600

const refused = 403
/** The token belongs to another project, as for a browser that was registered with an older one. */
const refusalSchema = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }),
})

interface FcmSettings {
  baseUrl: string
  projectId: string
}

/** Firebase Cloud Messaging's HTTP v1 API; messages are data, which the browser's service worker shows. */
export function fcmPush({ baseUrl, projectId }: FcmSettings, identify: () => Promise<string>): Push {
  const request = googleApi(baseUrl, identify, [refused])
  return {
    async send({ token, ...data }) {
      const headers = { TTL: String(ttlSeconds), Urgency: 'high' }
      const message = { token, data, webpush: { headers } }
      const { status, body } = await request('POST', `/v1/projects/${projectId}/messages:send`, { message })
      // Otherwise the service refuses the platform itself.
      if (status === refused && !isOfOtherSender(body)) throw new AppError('unavailable')
      // 404: unregistered; 400: an invalid token, because the rest of the message is always valid.
      return [400, 404, refused].includes(status) ? 'gone' : 'sent'
    },
  }
}

function isOfOtherSender(body: unknown): boolean {
  const refusal = refusalSchema.safeParse(body)
  return !!refusal.data?.error.details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH')
}
