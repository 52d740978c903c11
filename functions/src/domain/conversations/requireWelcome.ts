import type { Agent } from '../../shared/agent.ts'
import type { Conversation } from '../../shared/conversation.ts'
import type { VisitContext } from '../../shared/widgetApi.ts'
import { consentOf } from '../agents/projectWidget.ts'
import { AppError } from '../AppError.ts'
import type { Client } from './readClient.ts'

/**
 * Fails unless the agent may be shown where the request comes from. A browser does not lie about it, anything else
 * can: the limits protect the owner, this only keeps his agent off strangers' pages.
 */
export function requireOrigin(agent: Agent, client: Client): void {
  const { allowedOrigins } = agent.widgetOptions
  if (allowedOrigins.length === 0 || client.isOwnPage || allowedOrigins.includes(client.origin)) return
  throw new AppError('permission-denied', 'This chat is not available here.')
}

/** Fails for a blocked visitor and, where the owner asks for consent, for one who has not given it. */
export function requireWelcome(agent: Agent, before: Conversation, context: VisitContext | undefined): void {
  if (before.isBlocked) throw new AppError('permission-denied', 'This chat is not available here.')
  const consent = consentOf(agent)
  if (!consent || before.consent?.version === consent.version || context?.consent === consent.version) return
  throw new AppError('failed-precondition', 'Please agree to the terms of this chat first.')
}
