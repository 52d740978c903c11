import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { visitorClaimsSchema, type VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

/** The time in which a visitor can return to a conversation. Each session request renews it. */
export const visitorTokenSeconds = 24 * 3600

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/** Signs a pass for one conversation (JWT, HS256). A visitor has only this pass and no account. */
export function signVisitorToken(secret: string, claims: VisitorClaims): string {
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signature(secret, body)}`
}

/**
 * Verifies an unexpired token of ours and throws AppError 'unauthenticated' otherwise; the header's own
 * algorithm is ignored.
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
