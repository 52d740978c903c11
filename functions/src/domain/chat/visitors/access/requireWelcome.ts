import type { Agent } from '../../../../shared/agents/agent.ts'
import type { Conversation } from '../../../../shared/chat/conversation.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { VisitContext } from '../../../../shared/widget/widgetApi.ts'
import { consentOf } from '../../servedAgents/projectWidget.ts'
import { requireStillMember } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import type { WorkspaceRef } from '../../../kernel/access/WorkspaceRef.ts'
import type { RequestClient } from '../../../kernel/access/RequestClient.ts'
import type { VisitorNeeds } from '../VisitorNeeds.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import { isAnotherPerson } from '../visitContext.ts'
import type { Sender } from '../../channels/Inbound.ts'

type Contact = Pick<Sender, 'contactId'>

/**
 * Throws unless the agent may be shown at the request's origin. Browsers do not fake it, other programs can:
 * this only keeps the agent off other pages, while the limits protect the owner.
 */
export function requireOrigin(agent: Agent, client: RequestClient): void {
  const { allowedOrigins } = agent.widgetOptions
  if (allowedOrigins.length === 0 || client.isOwnPage || allowedOrigins.includes(client.origin)) return
  throw new AppError('permission-denied', 'chatNotAvailableHere')
}

/**
 * Throws AppError 'not-found' for an agent of another workspace than the one whose agency serves the page.
 * `hostOwner`: undefined for pages of no agency's host. An agency's host has only our pages, which take the
 * agent from their URL: without this, a link would show a stranger's agent under the agency's name.
 */
export function requireOwnHost(
  { workspaceId }: Pick<ServedAgent, 'workspaceId'>,
  region: Region,
  hostOwner: WorkspaceRef | undefined,
): void {
  if (hostOwner && (hostOwner.workspaceId !== workspaceId || hostOwner.region !== region))
    throw new AppError('not-found')
}

/**
 * Throws for a blocked visitor, for one who has deleted this conversation, for another person than its owner
 * and, if the agent requires consent, for one who has not given it.
 */
export function requireWelcome(
  { agent, keyHash }: ServedAgent,
  before: Conversation,
  contact: Contact,
  context: VisitContext | undefined,
): void {
  requireRemembered(before, contact)
  requireUnblocked(before)
  // With this code a browser drops its pass: the person who has signed in starts again and does not see the
  // earlier conversation.
  if (isAnotherPerson(before.visitor, context?.identity, keyHash))
    throw new AppError('unauthenticated', 'conversationOfSomebodyElse')
  const consent = consentOf(agent)
  if (!consent || before.consent?.version === consent.version || context?.consent === consent.version) return
  throw new AppError('failed-precondition', 'termsNotAccepted')
}

/** Throws for a pass whose member has left the workspace or has ended the session that created it. */
export async function requireLivePass(
  { agents }: Pick<VisitorNeeds, 'agents'>,
  claims: VisitorClaims,
): Promise<void> {
  if (claims.member) await requireLiveSession(claims, await agents.require(claims))
}

/** Does the same for a pass whose agent was read already. */
export async function requireLiveSession(
  { region, member, since }: VisitorClaims,
  { workspaceId }: Pick<ServedAgent, 'workspaceId'>,
): Promise<void> {
  if (member) await requireStillMember(region, member, workspaceId, since)
}

/**
 * Throws for a blocked visitor. A block is stored in every conversation, so that a turn needs no other read.
 */
export function requireUnblocked({ isBlocked }: Pick<Conversation, 'isBlocked'>): void {
  if (isBlocked) throw new AppError('permission-denied', 'chatNotAvailableHere')
}

/** Throws for a deleted conversation: the browser asks for a new pass and starts again. */
export function requireRemembered(before: Conversation, contact: Contact): void {
  if (isDeletedByVisitor(before, contact)) throw new AppError('unauthenticated', 'conversationDeleted')
}

/**
 * Returns whether the visitor has had the conversation of their pass deleted. Test chats have no visitor to
 * begin with.
 */
export function isDeletedByVisitor(before: Conversation, { contactId }: Contact): boolean {
  return before.visitorId === '' && contactId !== ''
}
