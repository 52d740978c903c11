import type { Push } from '../../domain/notices/Push.ts'
import { googleApi } from '../hosting/googleApi.ts'

/** Nobody wants to hear an hour later that a visitor waits. */
const livesSeconds = 3_600

interface FcmSettings {
  baseUrl: string
  projectId: string
}

/** Firebase Cloud Messaging's HTTP v1 interface; messages are data, which the browser's worker shows. */
export function fcmPush({ baseUrl, projectId }: FcmSettings, identify: () => Promise<string>): Push {
  const ask = googleApi(baseUrl, identify)
  return {
    async send({ token, ...data }) {
      const headers = { TTL: String(livesSeconds), Urgency: 'high' }
      const message = { token, data, webpush: { headers } }
      const { status } = await ask('POST', `/v1/projects/${projectId}/messages:send`, { message })
      // 404: unregistered; 400: no token of ours, since the rest of the message is always the same.
      return status === 404 || status === 400 ? 'gone' : 'sent'
    },
  }
}
