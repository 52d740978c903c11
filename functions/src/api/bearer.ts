import type { Request } from 'firebase-functions/v2/https'
import { identifyPerson } from '../domain/accounts/identifyPerson.ts'
import { identifyWorkspace } from '../domain/accounts/workspaceSecret.ts'
import type { Caller } from '../domain/actor.ts'
import type { AgentCredential } from '../domain/agents/saveAgent.ts'
import { AppError } from '../domain/AppError.ts'
import { secretKeyPrefix } from '../shared/limits.ts'

/** Who a workspace's billing call comes from: a signed-in person's ID token, or the workspace's secret. */
export async function verifyPayer(request: Request): Promise<Caller> {
  const credential = await verifyBearer(request)
  return credential.kind === 'key' ? identifyWorkspace(credential.key) : credential.caller
}

/** Who a REST call comes from: a signed-in person's ID token, or a secret key. */
export async function verifyBearer(request: Request): Promise<AgentCredential> {
  const token = /^Bearer (\S{10,4000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  if (token.startsWith(secretKeyPrefix)) return { kind: 'key', key: token }
  return { kind: 'person', caller: await identifyPerson(token) }
}
