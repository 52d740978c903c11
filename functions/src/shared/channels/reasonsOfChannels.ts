import type { DeliveryReason } from './deliveryReasons.ts'

/** What somebody mends on the Channels page: there is no account any more, or its vendor refuses it. */
export const reasonsOfChannels: ReadonlySet<string> = new Set<DeliveryReason>([
  'telegramNotConnected',
  'telegramTokenRefused',
  'discordNotConnected',
  'discordWebhookGone',
  'metaNotConnected',
  'metaAccessRefused',
  'metaNoPermission',
  'whatsappNotConnected',
  'whatsappAccessRefused',
  'whatsappNotRegistered',
])
