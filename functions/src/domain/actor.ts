import { z } from 'zod'
import { accessSchema, type Access, type UserAccess } from '../shared/access.ts'
import { agentSchema, type Agent } from '../shared/agent.ts'
import { paths } from '../shared/paths.ts'
import { tenantSchema } from '../shared/tenant.ts'
import { regions, type Region } from '../shared/regions.ts'
import type { Role } from '../shared/roles.ts'
import { readDocument, type Stored } from '../store/documents.ts'
import { AppError } from './AppError.ts'

/** Who is calling, as the platform has proved it. Nothing here comes from the request's body. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** Session version in the token; must equal the one in `access/{uid}`. */
  sessionVersion: number
  country: string
  /**
   * Set when it is no person but a program that holds a workspace's secret: for that workspace it may do what
   * a member may.
   */
  secretOf?: { region: Region; workspaceId: string }
}

/** What the caller may do in a region, read anew for every call so that a removed member is out at once. */
async function loadUserAccess(region: Region, caller: Caller): Promise<UserAccess> {
  const access = await readDocument(region, paths.access(caller.uid), accessSchema)
  if (!access) throw new AppError('permission-denied')
  return asLiveUser(access.data, caller)
}

function asLiveUser(access: Access, caller: Caller): UserAccess {
  if (access.kind !== 'user' || access.disabled) throw new AppError('permission-denied')
  if (access.sv !== caller.sessionVersion) throw new AppError('unauthenticated', 'Please login again.')
  return access
}

/**
 * Fails unless the caller has a confirmed address and a session that every region that knows him takes for a
 * good one: a region that does not know him yet must not let in a session that was ended in the other.
 */
export async function requirePerson(caller: Caller): Promise<void> {
  if (!caller.emailVerified) throw new AppError('email-not-verified')
  const known = await Promise.all(
    regions.map((region) => readDocument(region, paths.access(caller.uid), accessSchema)),
  )
  for (const access of known) if (access) asLiveUser(access.data, caller)
}

/**
 * Answers what the caller is in the workspace; fails unless he is a member of it and it lives in that region.
 */
export async function requireMember(region: Region, caller: Caller, workspaceId: string): Promise<Role> {
  if (caller.secretOf?.region === region && caller.secretOf.workspaceId === workspaceId) return 'member'
  const tenant = await readDocument('na', paths.tenant(workspaceId), tenantSchema)
  if (tenant && tenant.data.region !== region) {
    const home = await loadUserAccess(tenant.data.region, caller)
    if (workspaceId in home.ws)
      throw new AppError('failed-precondition', 'This workspace lives in the other region.')
  }
  const access = await loadUserAccess(region, caller)
  const role = access.ws[workspaceId]
  if (!role) throw new AppError('permission-denied')
  return role
}

/**
 * Fails for somebody who has no place in a workspace any more, where all that is known of him is who he was.
 */
export async function requireStillMember(region: Region, uid: string, workspaceId: string): Promise<void> {
  const access = await readDocument(region, paths.access(uid), accessSchema)
  if (access?.data.kind !== 'user' || access.data.disabled || !access.data.ws[workspaceId])
    throw new AppError('permission-denied')
}

/**
 * The agent, if the caller is a member of its workspace; a missing agent and a foreign one fail alike. Rules
 * cannot look into lists, so a draft written by hand may hold what no agent may: that is said to its owner
 * and harms nobody else.
 */
export async function requireAgent(region: Region, caller: Caller, agentId: string): Promise<Stored<Agent>> {
  const stored = await requireOwnership(region, caller, agentId)
  const agent = agentSchema.safeParse(stored.data)
  if (agent.success) return { ...stored, data: agent.data }
  const field = agent.error.issues[0]?.path.join('.') ?? ''
  throw new AppError(
    'failed-precondition',
    `The agent's field ${field} holds something that it cannot hold. Change it and save again.`,
  )
}

/** The same without a look at what is in it: an agent can be deleted whatever it holds. */
export async function requireOwnership(
  region: Region,
  caller: Caller,
  agentId: string,
): Promise<Stored<{ ownerID: string }>> {
  const access = await loadUserAccess(region, caller)
  const agent = await readDocument(region, paths.agent(agentId), z.looseObject({ ownerID: z.string() }))
  if (!agent || !(agent.data.ownerID in access.ws)) throw new AppError('permission-denied')
  return agent
}
