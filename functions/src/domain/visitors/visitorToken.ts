import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { regions } from '../../shared/regions.ts'
import { AppError } from '../AppError.ts'

export const visitorClaimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  /** The same in all conversations of one browser. */
  visitorId: z.string().default(''),
  /** True for the debugger, which talks to the draft. */
  draft: z.boolean(),
  /** The debugger's member: with his place in the workspace the pass ends. */
  member: z.string().optional(),
  /** A client who tries the draft of a round that he is asked about: the pass is good for messages alone. */
  review: z.object({ round: z.int(), uid: z.string() }).optional(),
  /** A saved test is run: tools that change something are not. */
  rehearsal: z.boolean().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})
export type VisitorClaims = z.infer<typeof visitorClaimsSchema>

/** How long a visitor can come back to a conversation. Each session call renews it. */
export const visitorTokenSeconds = 24 * 3600

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/** A signed pass to one conversation (JWT, HS256). It is all a visitor has; there is no account behind it. */
export function signVisitorToken(secret: string, claims: VisitorClaims): string {
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signature(secret, body)}`
}

/**
 * Fails with `unauthenticated` for anything but an unexpired token of ours; the header's own claims are
 * ignored.
 */
export function verifyVisitorToken(secret: string, token: string, now: number): VisitorClaims {
  const [head, payload, given, ...rest] = token.split('.')
  if (head !== header || !payload || !given || rest.length > 0) throw refused()
  const expected = Buffer.from(signature(secret, `${head}.${payload}`))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw refused()
  const claims = visitorClaimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!claims.success || claims.data.exp * 1000 <= now) throw refused()
  return claims.data
}

const refused = () => new AppError('unauthenticated', 'chatExpired')

function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}
