import type { Push } from '../../domain/kernel/ports/Push.ts'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { googleApi } from '../hosting/googleApi.ts'

/** Nobody wants to hear an hour later that a visitor waits. */
const livesSeconds = 3_600

const refused = 403
/** The token was given to another project, as when a browser was taken over from an older one of ours. */
const refusalSchema = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }),
})

interface FcmSettings {
  baseUrl: string
  projectId: string
}

/** Firebase Cloud Messaging's HTTP v1 interface; messages are data, which the browser's worker shows. */
export function fcmPush({ baseUrl, projectId }: FcmSettings, identify: () => Promise<string>): Push {
  const ask = googleApi(baseUrl, identify, [refused])
  return {
    async send({ token, ...data }) {
      const headers = { TTL: String(livesSeconds), Urgency: 'high' }
      const message = { token, data, webpush: { headers } }
      const { status, body } = await ask('POST', `/v1/projects/${projectId}/messages:send`, { message })
      // Else it is ourselves whom the service refuses.
      if (status === refused && !isOfOtherSender(body)) throw new AppError('unavailable')
      // 404: unregistered; 400: no token of ours, since the rest of the message is always the same.
      return [400, 404, refused].includes(status) ? 'gone' : 'sent'
    },
  }
}

function isOfOtherSender(body: unknown): boolean {
  const refusal = refusalSchema.safeParse(body)
  return !!refusal.data?.error.details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH')
}
