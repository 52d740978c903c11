import { accessSchema, type Access, type ClientAccess } from '../../../shared/workspaces/access.ts'
import { clientSessionDays } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { SessionStart } from '../../../shared/widget/sessionStart.ts'
import type { Role } from '../../../shared/workspaces/roles.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../errors/AppError.ts'

/** Who is calling, as the platform has proved it. Nothing here comes from the request's body. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** Session version in the token; must equal the one in `access/{uid}`. */
  sessionVersion: number
  /** When the session began, in seconds. */
  authTime?: number | undefined
  country: string
  /** As the account's provider knows him. */
  name?: string
  photoUrl?: string
  /** The one region that a client's token was made for; a person's has none. */
  region?: Region
  /** How a client's session began, where its token says so. */
  start?: SessionStart
  /** Set when it is no person but a program that holds a key. */
  key?: HeldKey
}

/** What a program's key opens: a workspace, or one agent of it. */
export type HeldKey = { region: Region; workspaceId: string } & (
  | { kind: 'workspaceSecret' }
  | { kind: 'agentKey'; agentId: string }
)

/**
 * What the caller may do in a region, read anew for every call so that whoever is removed is out at once.
 * Fails with `permission-denied` where nobody knows him, and with `unauthenticated` when his session has
 * ended.
 */
export async function readAccess(region: Region, caller: Caller): Promise<Access> {
  if (caller.key || (caller.region && caller.region !== region)) throw new AppError('permission-denied')
  const stored = await readDocument(region, paths.access(caller.uid), accessSchema)
  if (!stored) throw new AppError('permission-denied')
  const access = requireLive(stored.data, caller)
  if (access.kind === 'imp' && !(await isBacked(region, access))) throw new AppError('permission-denied')
  return access
}

/** Fails unless the session of this access is a good one. */
export function requireLive(access: Access, caller: Caller): Access {
  const isOver = access.kind !== 'user' && access.exp !== undefined && access.exp.getTime() <= Date.now()
  if (access.disabled || isOver) throw new AppError('permission-denied')
  // A client may have a password at the identity provider, whose tokens have none of our claims.
  if (access.kind !== 'user' && !caller.region) throw new AppError('permission-denied')
  if (access.kind !== 'user' && isTooOld(caller)) throw new AppError('unauthenticated', 'loginAgain')
  if (access.kind === 'user' && !caller.emailVerified) throw new AppError('email-not-verified')
  if (access.kind === 'user' && (caller.authTime ?? 0) < access.tokensFrom)
    throw new AppError('unauthenticated', 'loginAgain')
  if (access.sv !== caller.sessionVersion) throw new AppError('unauthenticated', 'loginAgain')
  return access
}

/** Returns whether the owner behind an impersonation still owns the workspace with the session of its start. */
async function isBacked(region: Region, { actor = '', actorSv, actorAuthTime = 0, wsId }: ClientAccess) {
  const owner = actor === '' ? undefined : await readDocument(region, paths.access(actor), accessSchema)
  if (owner?.data.kind !== 'user' || owner.data.disabled) return false
  const { sv, tokensFrom } = owner.data
  return sv === actorSv && tokensFrom <= actorAuthTime && roleIn(owner.data, wsId) === 'owner'
}

/** A client's session ends after thirty days, as the rules have it. */
function isTooOld({ authTime }: Caller): boolean {
  return authTime !== undefined && Date.now() - authTime * 1_000 > clientSessionDays * 86_400_000
}

/** The role that an access gives in a workspace. Ids come from outside, so only own keys count. */
export function roleIn(access: Access, workspaceId: string): Role | undefined {
  return access.kind === 'user' && Object.hasOwn(access.ws, workspaceId) ? access.ws[workspaceId] : undefined
}

/**
 * Fails for somebody who has no place in a workspace any more, where all that is known of him is who he was.
 */
export async function requireStillMember(region: Region, uid: string, workspaceId: string): Promise<void> {
  const access = await readDocument(region, paths.access(uid), accessSchema)
  if (!access || access.data.disabled || !roleIn(access.data, workspaceId))
    throw new AppError('permission-denied')
}
