import { z } from 'zod'
import { metaPurposes, type MetaPurpose } from '../../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../../shared/durations.ts'
import type { Region } from '../../../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../../../store/commit.ts'
import { readDocument } from '../../../../../store/documents.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../../kernel/access/authorize.ts'
import { randomIdentifier, sha256 } from '../../../../kernel/identifiers.ts'
import type { Ports } from '../../../../kernel/ports/ports.ts'
import {
  addTenantSecret,
  readTenantSecret,
  removeTenantSecret,
  type SecretRef,
} from '../../../../kernel/secrets/tenantSecrets.ts'
import { SecretText } from '../../../../kernel/secrets/SecretText.ts'
import { requireAccepted } from '../GraphRefused.ts'
import type { MetaSignIn, MetaTokenFacts } from '../../../../kernel/channels/Meta.ts'
import { metaPermissions } from './metaPermissions.ts'
import { metaFailure, requireMeta } from '../requireMeta.ts'

export type MetaLoginPorts = Pick<Ports, 'keys' | 'meta' | 'now'>

const stateMs = 10 * minuteMs
export const loginMs = 15 * minuteMs

export const metaLoginsPath = 'metaLogins'
/** @internal Exported for tests. */
export const metaLoginPath = (id: string) => `${metaLoginsPath}/${id}`

/** `metaLogins/{hash or id}`, server only: the person of a sign-in and its end (milliseconds since 1970). */
export const metaLoginSchema = z.object({
  uid: z.string(),
  agentId: z.string(),
  workspaceId: z.string(),
  purpose: z.enum(metaPurposes),
  /** Empty while the person is still at Meta. */
  userId: z.string().default(''),
  until: z.int(),
})

/** A finished sign-in, with the token of the person. */
export interface MetaLogin extends AgentRef {
  loginId: string
  workspaceId: string
  purpose: MetaPurpose
  token: SecretText
  /** Meta's id of the person, for our application. */
  userId: string
}

/** Starts a sign-in at Meta for an agent. It is valid for ten minutes, once, and only for this person. */
export async function startMetaLogin(
  ports: MetaLoginPorts,
  caller: Caller,
  { purpose, ...ref }: AgentRef & { purpose: MetaPurpose },
): Promise<{ url: string }> {
  const { workspaceId } = await authorizeForAgent(caller, 'changeChannels', ref)
  const { signIn } = requireMeta(ports)
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  const state = randomIdentifier(40)
  const request = { uid: caller.uid, agentId: ref.agentId, workspaceId, purpose }
  await new Writes(ref.region)
    .create(metaLoginPath(sha256(state)), { ...request, userId: '', until: ports.now() + stateMs })
    .commit()
  const { needed, wished } = metaPermissions[purpose]
  return { url: signIn.dialogUrl({ state, purpose, permissions: [...needed, ...wished] }) }
}

/**
 * Finishes a sign-in with the code from Meta. The token is sealed under the returned `loginId` for 15
 * minutes. Throws `metaLoginOver` for a state that is not this person's or was used.
 */
export async function finishMetaLogin(
  ports: MetaLoginPorts,
  caller: Caller,
  { region, code, state }: { region: Region; code: string; state: string },
): Promise<MetaLogin> {
  const { signIn } = requireMeta(ports)
  const request = await takeState(ports.now(), caller, region, state)
  const { agentId, purpose } = request
  const { workspaceId } = await authorizeForAgent(caller, 'changeChannels', { region, agentId })
  if (workspaceId !== request.workspaceId) throw loginOver()
  const { token, userId } = await tokenOf(signIn, purpose, code)
  const loginId = randomIdentifier(28)
  const until = ports.now() + loginMs
  const writes = new Writes(region)
  writes.create(metaLoginPath(loginId), { ...request, userId, until })
  await addTenantSecret(writes, ports.keys, loginSecret({ region, workspaceId, loginId }), token, ports.now())
  await writes.commit()
  return { region, agentId, loginId, workspaceId, purpose, userId, token: new SecretText(token) }
}

/** Returns a finished sign-in of this person for this agent; throws `metaLoginOver`. */
export async function requireMetaLogin(
  ports: MetaLoginPorts,
  caller: Caller,
  { loginId, purpose, ...ref }: AgentRef & { loginId: string; purpose: MetaPurpose },
): Promise<MetaLogin> {
  const { region, agentId } = ref
  const { workspaceId } = await authorizeForAgent(caller, 'changeChannels', ref)
  const stored = await readDocument(region, metaLoginPath(loginId), metaLoginSchema)
  if (!stored || stored.data.until <= ports.now() || stored.data.userId === '') throw loginOver()
  const { data } = stored
  if (data.uid !== caller.uid || data.agentId !== agentId || data.purpose !== purpose) throw loginOver()
  if (data.workspaceId !== workspaceId) throw loginOver()
  const token = await readTenantSecret(ports.keys, loginSecret({ region, workspaceId, loginId }))
  if (!token) throw loginOver()
  return { region, agentId, loginId, workspaceId, purpose, userId: data.userId, token }
}

/** Deletes a sign-in with its token. May be repeated. */
export async function deleteMetaLogin(login: Pick<MetaLogin, 'region' | 'workspaceId' | 'loginId'>) {
  const writes = new Writes(login.region).delete(metaLoginPath(login.loginId))
  removeTenantSecret(writes, loginSecret(login))
  await writes.commit()
}

function loginSecret({
  region,
  workspaceId,
  loginId,
}: Pick<MetaLogin, 'region' | 'workspaceId' | 'loginId'>): SecretRef {
  return { region, workspaceId, name: `meta-login-${loginId}` }
}

/** Deletes a state and returns its sign-in; of two parallel calls, the first commit wins. */
async function takeState(now: number, { uid }: Caller, region: Region, state: string) {
  const stored = await readDocument(region, metaLoginPath(sha256(state)), metaLoginSchema)
  if (!stored || stored.data.uid !== uid || stored.data.until <= now) throw loginOver()
  await new Writes(region)
    .delete(stored.path, stored.version)
    .commit()
    .catch((error: unknown) => {
      throw error instanceof Conflict ? loginOver() : error
    })
  return stored.data
}

/** Returns a long-lived token of our application with all needed permissions. */
async function tokenOf(signIn: MetaSignIn, purpose: MetaPurpose, code: string) {
  try {
    const first = await requireAccepted(signIn.exchangeCode(code))
    const facts = await requireAccepted(signIn.inspectToken(first))
    requireUsable(facts, purpose)
    // The token of a business that signed up is already long-lived.
    const token = facts.expires ? await requireAccepted(signIn.extendToken(first)) : first
    return { token, userId: facts.userId }
  } catch (error) {
    throw metaFailure(error)
  }
}

function requireUsable({ isValid, isOurs, userId, scopes }: MetaTokenFacts, purpose: MetaPurpose): void {
  if (!isValid || !isOurs || userId === '') throw loginOver()
  requirePermissions(scopes, metaPermissions[purpose].needed)
}

/** Throws with Meta's names of the missing permissions, which people see there. */
export function requirePermissions(scopes: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((scope) => !scopes.includes(scope))
  if (missing.length > 0)
    throw new AppError('failed-precondition', {
      key: 'metaNotAllowed',
      values: { permissions: missing.join(', ') },
    })
}

function loginOver(): AppError {
  return new AppError('failed-precondition', 'metaLoginOver')
}
