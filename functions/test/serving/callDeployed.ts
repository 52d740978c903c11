import type { CallableRequest } from 'firebase-functions/v2/https'
import * as deployed from '../../src/index.ts'
import {
  callableGroups,
  type CallableGroup,
  type CallableName,
} from '../../src/shared/callables/callableGroups.ts'
import type { ErrorDetails } from '../../src/shared/errors/errors.ts'

const functionOfGroup = {
  accounts: deployed.accounts,
  agencies: deployed.agencies,
  agents: deployed.agents,
  billing: deployed.billing,
  channels: deployed.channels,
  clientSessions: deployed.clientSessions,
  domains: deployed.domains,
  inbox: deployed.inbox,
  knowledge: deployed.knowledge,
  selling: deployed.selling,
  workspaces: deployed.workspaces,
} satisfies Record<CallableGroup, object>

const secondsNow = () => Math.floor(Date.now() / 1000)

/**
 * Calls a procedure of the deployed functions as a signed-in person with a verified email, or as a stranger
 * without `uid`. `token`: additional claims.
 */
export function callDeployed(name: string, input: unknown, uid?: string, token: object = {}) {
  const group = Object.hasOwn(callableGroups, name) ? callableGroups[name as CallableName] : 'agents'
  const auth = uid
    ? { uid, token: { email: `${uid}@example.com`, email_verified: true, auth_time: secondsNow(), ...token } }
    : undefined
  const request = {
    data: { procedure: name, input },
    auth,
    rawRequest: { headers: {}, ip: '127.0.0.1' },
    acceptsStreaming: false,
  }
  return functionOfGroup[group].run(request as unknown as CallableRequest<unknown>) as Promise<never>
}

/** Returns the error of a refused call; throws if it was allowed. */
export async function failureOf(attempt: Promise<unknown>): Promise<ErrorDetails> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!error) throw new Error('It was allowed')
  return (error as { details: ErrorDetails }).details
}
