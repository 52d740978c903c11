import type { WhatsappNeeds } from '../../domain/chat/channels/whatsapp/WhatsappNeeds.ts'
import { currentInstance } from '../context.ts'

/** Returns the dependencies for connecting a number. */
export function whatsappNeeds(): WhatsappNeeds {
  const { ports, signing, config } = currentInstance()
  return { ports, signing, apiUrls: config.apiUrls, app: config.meta }
}
