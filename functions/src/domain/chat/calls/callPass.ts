import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

const claimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  visitorId: z.string(),
  /** The id of the wallet that pays. */
  wallet: z.string(),
  /** Tells the calls of one conversation apart. */
  attempt: z.string(),
  /** Version of the consent text that was accepted when the call started. */
  consent: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})
export type CallClaims = z.infer<typeof claimsSchema>

/** Signs the pass of a call's vendor, which is part of a URL that only the vendor knows. */
export function signCallPass(secret: string, claims: CallClaims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signature(secret, body)}`
}

/**
 * Verifies a pass that we signed and that ended at most `graceMs` ago; throws AppError 'unauthenticated'
 * otherwise.
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
 * Signs with the purpose, so that no other pass of ours is valid for a call, and no call's pass for anything
 * else.
 */
function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`call:${body}`).digest('base64url')
}
