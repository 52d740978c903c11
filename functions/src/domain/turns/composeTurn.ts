import type { Conversation, Message } from '../../shared/conversation.ts'
import { nextHandoffState, type HandoffState } from '../../shared/handoff.ts'
import type { VisitContext } from '../../shared/widgetApi.ts'
import { consentOf } from '../agents/projectWidget.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import type { Addition } from '../conversations/appendMessages.ts'
import { retentionOf } from '../retention/retention.ts'
import type { Client } from '../visitors/readClient.ts'
import { contextChanges } from '../visitors/visitContext.ts'

export interface TurnParts {
  live: LiveAgent
  client: Client
  context: VisitContext | undefined
  question: Message
  answer?: Message
  /** The agent has asked for a person to come. */
  wantsPerson?: boolean
}

/**
 * What a visitor's message does to a conversation: while a person answers it, the agent's answer is left out.
 */
export function composeTurn(parts: TurnParts, before: Conversation): Addition {
  const { live, question, answer } = parts
  const state = stateAfterQuestion(before)
  const isAnswered = answer && state !== 'human'
  const requests = isAnswered && parts.wantsPerson ? nextHandoffState(state, 'request') : undefined
  const messages = isAnswered ? [question, answer] : [question]
  if (requests) messages.push(requestedEvent(answer?.at ?? question.at, question.id))
  return { ...retentionOf(live), messages, changes: visitorChanges(parts, before, requests ?? state) }
}

/** The state in which a visitor's message finds the agent or a person. */
export function stateAfterQuestion(before: Conversation): HandoffState {
  return nextHandoffState(before.state, 'visitorWrites') ?? before.state
}

/** Fields that change whenever a visitor does something. */
export function visitorChanges(
  { live, client, context, question }: Pick<TurnParts, 'live' | 'client' | 'context' | 'question'>,
  before: Conversation,
  state: HandoffState,
): Partial<Conversation> {
  const { country, ...rest } = client
  const consent = consentOf(live.agent)
  const agreed =
    consent && context?.consent === consent.version && before.consent?.version !== consent.version
  return {
    ...contextChanges(
      before,
      context,
      { ...rest, country: live.agent.enableGeoAnalytics ? country : '' },
      live.keyHash,
    ),
    state,
    ...(agreed && { consent: { ...consent, at: question.at } }),
  }
}

export function requestedEvent(at: number, id: string): Message {
  return {
    id: `${id}-requested`,
    role: 'event',
    event: 'requested',
    text: 'A person has been asked for.',
    at: at + 1,
  }
}
