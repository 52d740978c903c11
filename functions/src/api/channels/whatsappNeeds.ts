import type { WhatsappNeeds } from '../../domain/chat/channels/whatsapp/WhatsappNeeds.ts'
import { instance } from '../context.ts'

/** Returns the dependencies for connecting a number. */
export function whatsappNeeds(): WhatsappNeeds {
  const { ports, signing, config } = instance()
  return { ports, signing, apiUrls: config.apiUrls, app: config.meta }
}
