import type { DeliveryReason } from './deliveryReasons.ts'

/** Reasons that a member fixes on the Channels page: the account is missing, or its vendor refuses it. */
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
