import { createPublicKey, verify } from 'node:crypto'

/** The prefix of an Ed25519 key in SPKI. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')
/** The tolerated difference of Discord's clock and ours; an older signature is a replay. */
const windowMs = 300_000

export interface DiscordSignature {
  /** Seconds since 1970, as they were signed. */
  timestamp: string
  /** In hex. */
  signature: string
}

/**
 * Returns whether Discord has signed these bytes for our application in the last minutes. `publicKey`: in
 * hex.
 */
export function isSignedByDiscord(
  publicKey: string,
  body: Buffer,
  { timestamp, signature }: DiscordSignature,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{128}$/i.test(signature)) return false
  if (Math.abs(now - Number(timestamp) * 1_000) > windowMs) return false
  const key = createPublicKey({
    key: Buffer.concat([keyPrefix, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
}
