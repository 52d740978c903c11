import { scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Opener } from '../../kernel/access/actor.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'

/** scrypt with 32 MiB of memory and about 60 ms per try, which makes guessing in bulk expensive. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32

/** `clientSecrets/{id}`, server only. */
export const clientSecretSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  /** When it was set, in milliseconds. */
  changedAt: z.int(),
  /** The uid of the member who set it; empty where it is not known. */
  by: z.string().default(''),
  /** The start of the member's session, in seconds; missing where `by` is empty, and in older documents. */
  since: z.int().optional(),
})
export type ClientSecret = z.infer<typeof clientSecretSchema>

/** Returns the member who knows a password, and the start of the session in which they set it. */
export function openerOfSecret({ by, since, changedAt }: ClientSecret): Opener {
  return by === '' ? { by } : { by, since: since ?? Math.floor(changedAt / 1_000) }
}

/** Returns what is stored of a password that a member has set, or that is generated for them to see. */
export async function hashPassword(password: string, now: number, opener: Opener): Promise<ClientSecret> {
  // 131 bits.
  const salt = randomIdentifier(22)
  const hash = await derive(password, salt)
  return { salt, hash: hash.toString('base64'), changedAt: now, ...opener }
}

/**
 * Returns whether the password is right. Without a stored secret it takes as long and returns false, so that
 * its duration does not show which clients exist.
 */
export async function isPassword(password: string, secret: ClientSecret | undefined): Promise<boolean> {
  const hash = await derive(password, secret?.salt ?? '')
  return secret !== undefined && timingSafeEqual(hash, Buffer.from(secret.hash, 'base64'))
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
