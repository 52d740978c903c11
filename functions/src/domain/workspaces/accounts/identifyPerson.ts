import { verifyIdToken } from '../../../store/accounts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/**
 * Returns the person whose ID token this is, for requests that are no callable. Throws AppError
 * 'unauthenticated' for an invalid token.
 */
export async function identifyPerson(token: string): Promise<Caller> {
  const verified = await verifyIdToken(token)
  if (!verified) throw new AppError('unauthenticated')
  return { ...verified, country: '' }
}
