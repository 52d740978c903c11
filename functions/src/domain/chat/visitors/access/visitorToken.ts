import { daySeconds } from '../../../../shared/durations.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { visitorClaimsSchema, type VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** The time in which a visitor can return to a conversation. Each session request renews it. */
export const visitorTokenSeconds = daySeconds

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/** Signs a pass for one conversation (JWT, HS256). A visitor has only this pass and no account. */
export function signVisitorToken(signing: SigningKeys, claims: VisitorClaims): string {
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signing.sign(body)}`
}

/**
 * Verifies an unexpired token of ours and throws AppError 'unauthenticated' otherwise; the header's own
 * algorithm is ignored.
 */
export function verifyVisitorToken(signing: SigningKeys, token: string, now: number): VisitorClaims {
  const [head, payload, given, ...rest] = token.split('.')
  if (head !== header || !payload || !given || rest.length > 0) throw chatExpired()
  if (!signing.isSigned(`${head}.${payload}`, given)) throw chatExpired()
  const claims = visitorClaimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!claims.success || claims.data.exp * 1000 <= now) throw chatExpired()
  return claims.data
}

const chatExpired = () => new AppError('unauthenticated', 'chatExpired')
