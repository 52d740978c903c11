import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import type { ClientRef } from './ClientRef.ts'

const hex = { encoding: 'hex' } as const

/** Returns the text about a client that is signed, so that a signature fits no other client. */
export function textOfClient({ region, clientId }: ClientRef, text: string): string {
  return `${region}:${clientId}:${text}`
}

/** Returns the name of an IP from which a client signs in: a keyed hash of its own for each client. */
export function sourceOf(signing: SigningKeys, ref: ClientRef, from: string): string {
  return signing.nameOf(textOfClient(ref, from), hex)
}
