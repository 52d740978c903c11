import { createHmac } from 'node:crypto'

/**
 * Derives the key that signs a workspace's events: always the same for the same number, and stored nowhere.
 */
export function eventKey(secret: string, workspaceId: string, keySeq: number): string {
  const derived = createHmac('sha256', secret).update(`workspaceEvents:${workspaceId}:${keySeq}`)
  return `whsec_${derived.digest('base64url')}`
}

/** Returns `t={seconds},v1={hex}`: the HMAC-SHA256 of the seconds, a dot and the body as it is sent. */
export function signatureOf(key: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}
