import type { WhatsAppNeeds } from '../../domain/chat/channels/whatsapp/waNeeds.ts'
import { instance } from '../context.ts'

/** Returns the dependencies for connecting a number. */
export function whatsappNeeds(): WhatsAppNeeds {
  const { ports, signing, config } = instance()
  return { ports, signing, apiUrls: config.apiUrls, app: config.meta }
}
