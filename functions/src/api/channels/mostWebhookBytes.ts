/** Of what a vendor hands over at once: Meta's batches of a thousand events have some 700 kB. */
export const mostWebhookBytes = 1_000_000
