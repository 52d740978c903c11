import { z } from 'zod'
import { accessSchema, type Access, type ClientAccess } from '../../../shared/workspaces/access.ts'
import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import {
  isClosedToClients,
  organisationSchema,
  type Organisation,
} from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import {
  may,
  needsVerifiedEmail,
  refusalOf,
  type Ability,
  type AbilityOn,
  type Actor,
} from '../../../shared/workspaces/roles.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { AgentRef } from './AgentRef.ts'
import type { WorkspaceRef } from './WorkspaceRef.ts'
import type { OrganisationRef } from './OrganisationRef.ts'
import { readAccess, requireLive, roleIn, type Caller } from './actor.ts'
import { AppError } from '../errors/AppError.ts'

interface Account {
  uid: string
}

/** The actor of an organisation's request, and the organisation. */
export interface OrganisationGrant {
  actor: Actor
  workspaceId: string
  stored: Stored<Organisation>
}

/** The actor of an agent's request, and the agent as it is stored, before it is parsed. */
export interface AgentGrant {
  actor: Actor
  workspaceId: string
  stored: Stored<Record<string, unknown>>
}

/**
 * Returns the actor for their own account, which needs a confirmed email. Every verb calls this or one of the
 * three functions below first. A thing of another tenant and a missing thing both fail with
 * 'permission-denied'.
 */
export async function authorizeForAccount(
  caller: Caller,
  ability: AbilityOn<'account'>,
  account: Account,
): Promise<Actor> {
  return requireMay(await personOf(caller, account), ability, caller)
}

/** Returns the actor in a workspace. */
export async function authorizeForWorkspace(
  caller: Caller,
  ability: AbilityOn<'workspace'>,
  workspace: WorkspaceRef,
): Promise<Actor> {
  return requireMay(await actorInWorkspace(caller, workspace), ability, caller)
}

/** Returns the actor of an organisation's request, and the organisation. */
export async function authorizeForOrganisation(
  caller: Caller,
  ability: AbilityOn<'organisation'>,
  organisation: OrganisationRef,
): Promise<OrganisationGrant> {
  // A client whose dashboard is paused may still pay.
  const grant = await grantOfOrganisation(caller, organisation, ability === 'payAgency')
  requireMay(grant.actor, ability, caller)
  return grant
}

/** Returns the actor of an agent's request, and the agent as it is stored. */
export async function authorizeForAgent(
  caller: Caller,
  ability: AbilityOn<'agent'>,
  agent: AgentRef,
): Promise<AgentGrant> {
  const grant = await grantOfAgent(caller, agent)
  requireMay(grant.actor, ability, caller)
  return grant
}

/**
 * Returns the parsed agent of a grant. Rules cannot check the items of lists, so a draft that was written by
 * hand may be invalid; this throws AppError 'failed-precondition' that names the field.
 */
export function draftOf({ stored }: AgentGrant): Stored<Agent> {
  const agent = agentSchema.safeParse(stored.data)
  if (agent.success) return { ...stored, data: agent.data }
  const field = agent.error.issues[0]?.path.join('.') ?? ''
  throw new AppError('failed-precondition', { key: 'fieldCannotHold', values: { field } })
}

function requireMay(actor: Actor, ability: Ability, caller: Caller): Actor {
  if (!may(actor, ability)) throw new AppError('permission-denied', refusalOf(ability))
  if (needsVerifiedEmail(ability) && !caller.emailVerified) throw new AppError('email-not-verified')
  return actor
}

/**
 * Returns the actor for their own account. The session must be valid in every region that knows the person: a
 * session that ended in one region must not pass in the other.
 */
async function personOf(caller: Caller, { uid }: Account): Promise<Actor> {
  if (caller.key || caller.region || uid !== caller.uid) throw new AppError('permission-denied')
  if (!caller.emailVerified) throw new AppError('email-not-verified')
  const accesses = await Promise.all(
    regions.map((region) => readDocument(region, paths.access(caller.uid), accessSchema)),
  )
  for (const access of accesses) {
    if (access && requireLive(access.data, caller).kind !== 'user') throw new AppError('permission-denied')
  }
  return { kind: 'person', uid }
}

async function actorInWorkspace(caller: Caller, { region, workspaceId }: WorkspaceRef): Promise<Actor> {
  const { key, uid } = caller
  if (key) {
    if (key.kind !== 'workspaceSecret' || key.region !== region || key.workspaceId !== workspaceId)
      throw new AppError('permission-denied')
    return { kind: 'workspaceSecret', uid }
  }
  const tenant = await readDocument('na', paths.tenant(workspaceId), tenantSchema)
  if (tenant && tenant.data.region !== region) {
    if (roleIn(await readAccess(tenant.data.region, caller), workspaceId))
      throw new AppError('failed-precondition', 'workspaceLivesElsewhere')
  }
  const role = roleIn(await readAccess(region, caller), workspaceId)
  if (!role) throw new AppError('permission-denied')
  return { kind: 'member', uid, role }
}

async function grantOfAgent(caller: Caller, ref: AgentRef): Promise<AgentGrant> {
  const { region, agentId } = ref
  const access = caller.key ? undefined : await readAccess(region, caller)
  const schema = z.looseObject({ ownerID: z.string() })
  const stored = await readDocument(region, paths.agent(agentId), schema)
  if (!stored) throw new AppError('permission-denied')
  const workspaceId = stored.data.ownerID
  const actor = access
    ? await actorByAccess(access, caller, ref, workspaceId)
    : actorByKey(caller, ref, workspaceId)
  if (!actor) throw new AppError('permission-denied')
  return { actor, workspaceId, stored }
}

function actorByKey(
  { key, uid }: Caller,
  { region, agentId }: AgentRef,
  workspaceId: string,
): Actor | undefined {
  if (key?.region !== region || key.workspaceId !== workspaceId) return undefined
  if (key.kind === 'agentKey' && key.agentId !== agentId) return undefined
  return { kind: key.kind, uid }
}

async function actorByAccess(
  access: Access,
  { uid }: Caller,
  { region, agentId }: AgentRef,
  workspaceId: string,
): Promise<Actor | undefined> {
  if (access.kind === 'user') {
    const role = roleIn(access, workspaceId)
    return role && { kind: 'member', uid, role }
  }
  if (access.wsId !== workspaceId) return undefined
  // Deactivating an organisation, or taking an agent from it, takes effect with the next request.
  const org = await readDocument(region, paths.org(access.orgId), organisationSchema)
  if (!org?.data.widgetIDs.includes(agentId)) return undefined
  if (access.agents && !access.agents.includes(agentId)) return undefined
  return clientActor(access, org.data, uid)
}

async function grantOfOrganisation(
  caller: Caller,
  { region, orgId }: OrganisationRef,
  isPaying: boolean,
): Promise<OrganisationGrant> {
  const access = await readAccess(region, caller)
  const stored = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!stored) throw new AppError('permission-denied')
  const workspaceId = stored.data.ownerID
  const actor = actorInOrganisation(access, stored.data, caller.uid, isPaying)
  if (!actor) throw new AppError('permission-denied')
  return { actor, workspaceId, stored }
}

function actorInOrganisation(
  access: Access,
  org: Organisation,
  uid: string,
  isPaying: boolean,
): Actor | undefined {
  if (access.kind === 'user') {
    const role = roleIn(access, org.ownerID)
    return role && { kind: 'member', uid, role }
  }
  if (access.orgId !== org.ID || access.wsId !== org.ownerID) return undefined
  return clientActor(access, isPaying ? { ...org, isPaused: false } : org, uid)
}

function clientActor(access: ClientAccess, org: Organisation, uid: string): Actor | undefined {
  const { pages, isOrgAdmin } = access
  if (access.kind === 'imp') return { kind: 'impersonator', uid, pages, isActing: access.isActing ?? false }
  if (isClosedToClients(org)) return undefined
  const narrowed = access.agents && { agents: access.agents }
  return { kind: 'client', uid, pages, isOrgAdmin, isHandoffOff: org.disableHandoff, ...narrowed }
}
