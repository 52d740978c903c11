import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether Meta has signed these bytes: `X-Hub-Signature-256` is `sha256=` and the HMAC of the raw
 * body with the app's secret. JSON that was parsed and written again has another signature.
 */
export function isSignedByMeta(appSecret: string, body: Buffer, header: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
  const signature = Buffer.from(header)
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
