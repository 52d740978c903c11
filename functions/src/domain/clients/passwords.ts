import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** 32 MiB and some 60 ms a try (security design 2.3). */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32

/** `clientSecrets/{id}`, server only. */
export const clientSecretSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  /** When it was set, in milliseconds. */
  changedAt: z.int(),
})
export type ClientSecret = z.infer<typeof clientSecretSchema>

export async function hashPassword(password: string, now: number): Promise<ClientSecret> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), changedAt: now }
}

/**
 * Whether this is the password. Without a secret it takes as long and answers no, so that time tells nobody
 * which clients there are.
 */
export async function isPassword(password: string, secret: ClientSecret | undefined): Promise<boolean> {
  const salt = Buffer.from(secret?.salt ?? '', 'base64')
  const hash = await derive(password, salt)
  return secret !== undefined && timingSafeEqual(hash, Buffer.from(secret.hash, 'base64'))
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
