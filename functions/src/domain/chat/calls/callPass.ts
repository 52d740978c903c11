import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const claimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  visitorId: z.string(),
  /** The id of the wallet that pays. */
  wallet: z.string(),
  /** Tells the calls of one conversation apart. */
  attempt: z.string(),
  /** Keyed hashes of the networks that the visitor called from, from narrow to wide. */
  networks: z.array(z.string()).default([]),
  /** Version of the consent text that was accepted when the call started. */
  consent: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})
export type CallClaims = z.infer<typeof claimsSchema>

/** Signs the pass of a call's vendor, which is part of a URL that only the vendor knows. */
export function signCallPass(signing: SigningKeys, claims: CallClaims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signing.sign(signedText(body))}`
}

/**
 * Verifies a pass that we signed and that ended at most `graceMs` ago; throws AppError 'unauthenticated'
 * otherwise.
 */
export function verifyCallPass(signing: SigningKeys, pass: string, now: number, graceMs = 0): CallClaims {
  const refused = new AppError('unauthenticated', 'callOver')
  const [body = '', given = '', ...rest] = pass.split('.')
  if (rest.length > 0 || !signing.isSigned(signedText(body), given)) throw refused
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (claims.exp * 1000 + graceMs <= now) throw refused
  return claims
}

/** Returns the signed text: with its purpose, so that no pass is valid for anything else. */
function signedText(body: string): string {
  return `call:${body}`
}
