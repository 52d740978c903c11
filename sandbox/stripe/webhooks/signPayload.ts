import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` of a body, by the scheme of stripe-node's `generateTestHeaderString`; the time is
 * the real one.
 */
export function signPayload(
  payload: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
