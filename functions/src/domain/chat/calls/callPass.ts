import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

const claimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  visitorId: z.string(),
  /** Who pays: the wallet's id. */
  wallet: z.string(),
  /** Tells the calls of one conversation apart. */
  attempt: z.string(),
  /** Version of the consent text that was agreed to when the call began. */
  consent: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})
export type CallClaims = z.infer<typeof claimsSchema>

/** What a line's vendor asks in a call's name: part of an address that the vendor alone is told. */
export function signCallPass(secret: string, claims: CallClaims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signature(secret, body)}`
}

/**
 * Fails with `unauthenticated` for anything but a pass of ours that has not been over for longer than
 * `graceMs`.
 */
export function verifyCallPass(secret: string, pass: string, now: number, graceMs = 0): CallClaims {
  const refused = new AppError('unauthenticated', 'callOver')
  const [body = '', given = '', ...rest] = pass.split('.')
  const expected = Buffer.from(signature(secret, body))
  const actual = Buffer.from(given)
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw refused
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (claims.exp * 1000 + graceMs <= now) throw refused
  return claims
}

/**
 * The purpose is signed along, so that no other pass of ours opens a call and no call's pass opens anything
 * else.
 */
function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`call:${body}`).digest('base64url')
}
