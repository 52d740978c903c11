import type { Request } from 'firebase-functions/v2/https'
import { identifyPerson } from '../../domain/workspaces/accounts/identifyPerson.ts'
import { identifyProgram } from '../../domain/workspaces/accounts/identifyProgram.ts'
import type { Caller } from '../../domain/kernel/access/actor.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { secretKeyPrefix } from '../../shared/limits.ts'

/**
 * Returns the caller of a REST call: a signed-in person by their ID token, or a program by a workspace's
 * secret or an agent's key.
 */
export async function verifyBearer(request: Request): Promise<Caller> {
  const token = /^Bearer (\S{10,4000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  return token.startsWith(secretKeyPrefix) ? identifyProgram(token) : identifyPerson(token)
}
