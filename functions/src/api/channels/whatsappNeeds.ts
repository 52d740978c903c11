import type { WhatsAppNeeds } from '../../domain/chat/channels/whatsapp/waNeeds.ts'
import { instance } from '../context.ts'

/** Returns the dependencies for connecting a number. */
export function whatsappNeeds(): WhatsAppNeeds {
  const { ports, secret, config } = instance()
  return { ports, secret, apiUrls: config.apiUrls, app: config.meta }
}
