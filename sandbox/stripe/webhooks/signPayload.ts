import { createHmac } from 'node:crypto'

/**
 * Returns the `Stripe-Signature` of a body, as stripe-node's `generateTestHeaderString` does; its time is the
 * real one.
 */
export function signPayload(
  payload: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
