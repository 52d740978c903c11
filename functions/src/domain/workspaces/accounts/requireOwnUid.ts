import { releaseEmail } from '../../../store/accounts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/**
 * Throws AppError 'unauthenticated' for a person whom the identity provider has signed in to the account of a
 * client: the client had set this person's email for themselves. Deletes that account, so that the person
 * gets one of their own when they sign in again.
 */
export async function requireOwnUid({ uid, email, emailVerified, region, key }: Caller): Promise<void> {
  const isPerson = !region && !key && emailVerified
  if (isPerson && (await releaseEmail(email, uid))) throw new AppError('unauthenticated', 'loginAgain')
}
