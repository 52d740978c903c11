import { verifyIdToken } from '../../../store/accounts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Who holds an ID token, for calls that do not come through a callable. */
export async function identifyPerson(token: string): Promise<Caller> {
  const verified = await verifyIdToken(token)
  if (!verified) throw new AppError('unauthenticated')
  return { ...verified, country: '' }
}
