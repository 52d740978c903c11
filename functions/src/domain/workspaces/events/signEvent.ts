import { createHmac } from 'node:crypto'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** Returns the key that signs a workspace's events; the same for the same number, and stored nowhere. */
export function eventKey(signing: SigningKeys, workspaceId: string, keySeq: number): string {
  return `whsec_${signing.sign(subjectOf(workspaceId, keySeq))}`
}

/** Returns the keys of all current secrets, the newest first: receivers may still have an older one. */
export function eventKeys(signing: SigningKeys, workspaceId: string, keySeq: number): string[] {
  return signing.signatures(subjectOf(workspaceId, keySeq)).map((signature) => `whsec_${signature}`)
}

/**
 * Returns the signature header `t={seconds},v1={hex}` with one `v1` for each key: HMAC-SHA256 over the seconds,
 * a dot and the body as it is sent.
 */
export function signatureOf(keys: readonly string[], body: string, now: number): string {
  const seconds = Math.floor(now / 1_000)
  const signatures = keys.map(
    (key) => `v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}

function subjectOf(workspaceId: string, keySeq: number): string {
  return `workspaceEvents:${workspaceId}:${keySeq}`
}
