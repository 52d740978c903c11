import { dayMs } from '../../../shared/durations.ts'
import { accessSchema, type Access, type ClientAccess } from '../../../shared/workspaces/access.ts'
import { clientSessionDays } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { SessionStart } from '../../../shared/widget/sessionStart.ts'
import type { Role } from '../../../shared/workspaces/roles.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'

/** The verified identity behind a request. Nothing here comes from the request's body. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** The session version in the token; must equal the one in `access/{uid}`. */
  sessionVersion: number
  /** The start of the session, in seconds since 1970. */
  authTime?: number | undefined
  country: string
  /** The name that the identity provider has for the account. */
  name?: string
  photoUrl?: string
  /** The one region that a client's token was made for; missing for a person. */
  region?: Region
  /** The way in which a client's session began, if the token has it. */
  start?: SessionStart
  /** Set when the caller is a program that holds a key. */
  key?: CallerKey
}

/** The scope of a program's key: a workspace, or one of its agents. */
export type CallerKey = { region: Region; workspaceId: string } & (
  | { kind: 'workspaceSecret' }
  | { kind: 'agentKey'; agentId: string }
)

/**
 * Returns the access of the caller in a region. It is read for every call, so that a removed person loses
 * access at once. Throws AppError 'permission-denied' for an unknown person and 'unauthenticated' for an
 * ended session.
 */
export async function readAccess(region: Region, caller: Caller): Promise<Access> {
  if (caller.key || (caller.region && caller.region !== region)) throw new AppError('permission-denied')
  const stored = await readDocument(region, paths.access(caller.uid), accessSchema)
  if (!stored) throw new AppError('permission-denied')
  const access = requireLive(stored.data, caller)
  if (access.kind === 'imp' && !(await isActorPermitted(region, access)))
    throw new AppError('permission-denied')
  if (access.kind === 'client' && !(await isOpenerMember(region, access.wsId, openerOf(caller))))
    throw new AppError('unauthenticated', 'loginAgain')
  return access
}

/**
 * The person who made a client's login link or password and could use it, empty for none, and the start of
 * the session in which they made it (seconds since 1970).
 */
export interface Opener {
  by: string
  since?: number | undefined
}

/** Returns the person who could have opened a client's session. */
export function openerOf({ start, authTime }: Caller): Opener {
  const { by = '', since = authTime } = start ?? {}
  return by === '' ? { by } : { by, since }
}

/**
 * Returns whether a person who could have opened a client's session is a member of the workspace, and has
 * not ended the session in which they made the link or the password: it may have been stolen. True where
 * there is no such person.
 */
export async function isOpenerMember(
  region: Region,
  workspaceId: string,
  { by, since = Infinity }: Opener,
): Promise<boolean> {
  return by === '' || (await isStillMember(region, by, workspaceId, since))
}

/** Throws an AppError unless the session of this access is valid. */
export function requireLive(access: Access, caller: Caller): Access {
  const isOver = access.kind !== 'user' && access.exp !== undefined && access.exp.getTime() <= Date.now()
  if (access.disabled || isOver) throw new AppError('permission-denied')
  // A client may have a password at the identity provider, whose tokens lack our claims.
  if (access.kind !== 'user' && !caller.region) throw new AppError('permission-denied')
  if (access.kind !== 'user' && isTooOld(caller)) throw new AppError('unauthenticated', 'loginAgain')
  if (access.kind === 'user' && !caller.emailVerified) throw new AppError('email-not-verified')
  if (access.kind === 'user' && (caller.authTime ?? 0) < access.tokensFrom)
    throw new AppError('unauthenticated', 'loginAgain')
  if (access.sv !== caller.sessionVersion) throw new AppError('unauthenticated', 'loginAgain')
  return access
}

/**
 * Returns whether the owner of an impersonation still owns the workspace and keeps the session it began in.
 */
async function isActorPermitted(
  region: Region,
  { actor = '', actorSv, actorAuthTime = 0, wsId }: ClientAccess,
) {
  const owner = actor === '' ? undefined : await readDocument(region, paths.access(actor), accessSchema)
  if (owner?.data.kind !== 'user' || owner.data.disabled) return false
  const { sv, tokensFrom } = owner.data
  return sv === actorSv && tokensFrom <= actorAuthTime && roleIn(owner.data, wsId) === 'owner'
}

/** Returns whether a client's session is older than thirty days, the same limit as in the rules. */
function isTooOld({ authTime }: Caller): boolean {
  return authTime !== undefined && Date.now() - authTime * 1_000 > clientSessionDays * dayMs
}

/**
 * Returns the role that an access gives in a workspace. Ids come from outside, so only own properties count.
 */
export function roleIn(access: Access, workspaceId: string): Role | undefined {
  return access.kind === 'user' && Object.hasOwn(access.ws, workspaceId) ? access.ws[workspaceId] : undefined
}

/**
 * Throws AppError 'permission-denied' unless a person is still a member of the workspace and has not ended
 * their sessions since `since` (seconds since 1970). For callers that only store who the person was.
 */
export async function requireStillMember(
  region: Region,
  uid: string,
  workspaceId: string,
  since = Infinity,
): Promise<void> {
  if (!(await isStillMember(region, uid, workspaceId, since))) throw new AppError('permission-denied')
}

async function isStillMember(
  region: Region,
  uid: string,
  workspaceId: string,
  since = Infinity,
): Promise<boolean> {
  const access = (await readDocument(region, paths.access(uid), accessSchema))?.data
  if (access?.kind !== 'user' || access.disabled) return false
  return roleIn(access, workspaceId) !== undefined && access.tokensFrom <= since
}
