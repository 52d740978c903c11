import type { Agent } from '../../../../shared/agents/agent.ts'
import type { Conversation } from '../../../../shared/chat/conversation.ts'
import type { VisitContext } from '../../../../shared/widget/widgetApi.ts'
import { consentOf } from '../../servedAgents/projectWidget.ts'
import { requireStillMember } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { LiveAgent } from '../../servedAgents/AgentCache.ts'
import type { Client } from '../../../kernel/access/Client.ts'
import type { VisitorNeeds } from '../VisitorNeeds.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import { isAnotherPerson } from '../visitContext.ts'
import type { Sender } from '../../channels/Inbound.ts'

type Contact = Pick<Sender, 'contactId'>

/**
 * Fails unless the agent may be shown where the request comes from. A browser does not lie about it, anything
 * else can: the limits protect the owner, this only keeps his agent off strangers' pages.
 */
export function requireOrigin(agent: Agent, client: Client): void {
  const { allowedOrigins } = agent.widgetOptions
  if (allowedOrigins.length === 0 || client.isOwnPage || allowedOrigins.includes(client.origin)) return
  throw new AppError('permission-denied', 'chatNotAvailableHere')
}

/**
 * Fails for a blocked visitor, for one who has had this conversation deleted, for another person than the one
 * it belongs to and, where the owner asks for consent, for one who has not given it.
 */
export function requireWelcome(
  { agent, keyHash }: LiveAgent,
  before: Conversation,
  contact: Contact,
  context: VisitContext | undefined,
): void {
  requireRemembered(before, contact)
  requireUnblocked(before)
  // With this code a browser drops its pass: whoever has signed in now begins anew and sees nothing of what
  // was before.
  if (isAnotherPerson(before.visitor, context?.identity, keyHash))
    throw new AppError('unauthenticated', 'conversationOfSomebodyElse')
  const consent = consentOf(agent)
  if (!consent || before.consent?.version === consent.version || context?.consent === consent.version) return
  throw new AppError('failed-precondition', 'termsNotAccepted')
}

/** The debugger's pass ends with its member's place in the workspace, whatever he does with it. */
export async function requireLivePass(
  { agents }: Pick<VisitorNeeds, 'agents'>,
  claims: VisitorClaims,
): Promise<void> {
  if (!claims.member) return
  const { workspaceId } = await agents.of(claims)
  await requireStillMember(claims.region, claims.member, workspaceId)
}

/** A block stands in every conversation of the visitor, so that no turn has to look for it elsewhere. */
export function requireUnblocked({ isBlocked }: Pick<Conversation, 'isBlocked'>): void {
  if (isBlocked) throw new AppError('permission-denied', 'chatNotAvailableHere')
}

/** What a visitor had deleted is not taken up again: his browser asks for a new pass and begins anew. */
export function requireRemembered(before: Conversation, contact: Contact): void {
  if (isForgotten(before, contact)) throw new AppError('unauthenticated', 'conversationDeleted')
}

/**
 * Whether the visitor has had the conversation of his pass deleted. Test chats have no visitor to begin with.
 */
export function isForgotten(before: Conversation, { contactId }: Contact): boolean {
  return before.visitorId === '' && contactId !== ''
}
