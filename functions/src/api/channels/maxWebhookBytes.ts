/** The maximum size of a webhook: Meta's batches of a thousand events have about 700 kB. */
export const maxWebhookBytes = 1_000_000
