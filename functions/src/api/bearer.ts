import type { Request } from 'firebase-functions/v2/https'
import { identifyPerson } from '../domain/accounts/identifyPerson.ts'
import { identifyProgram } from '../domain/accounts/identifyProgram.ts'
import type { Caller } from '../domain/actor.ts'
import { AppError } from '../domain/AppError.ts'
import { secretKeyPrefix } from '../shared/limits.ts'

/** Who a REST call comes from: a signed-in person's ID token, a workspace's secret or an agent's key. */
export async function verifyBearer(request: Request): Promise<Caller> {
  const token = /^Bearer (\S{10,4000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  return token.startsWith(secretKeyPrefix) ? identifyProgram(token) : identifyPerson(token)
}
