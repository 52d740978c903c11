import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { nextHandoffState, type HandoffState } from '../../../shared/chat/handoff.ts'
import { addTerms } from '../conversations/addTerms.ts'
import type { Contact } from '../tools/RunTool.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { Addition, ThreadChange } from '../conversations/Addition.ts'
import { noticeOf } from '../conversations/noticeOf.ts'
import { waitingOf } from '../conversations/waitingVisitor.ts'
import { retentionOf } from '../conversations/retention.ts'
import { mergeFlowStates } from '../flow/walking/mergeFlowStates.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import type { Generated } from './Generated.ts'

export interface TurnParts {
  servedAgent: ServedAgent
  /** The conversation at the start of the turn; another turn may be stored by its end. */
  start: Conversation
  question: Message
  /** Returns what the channel knows about the sender. */
  facts: (before: Conversation) => Partial<Conversation>
  thread?: ThreadChange | undefined
  /** The names of the networks that the sender writes from; missing when unknown. */
  networks?: readonly string[] | undefined
  /** Returns whether the team answers instead of the agent. */
  isForTeam?: (before: Conversation) => boolean
  answer?: Pick<Generated, 'wantsPerson' | 'passages' | 'flow' | 'pending' | 'contact' | 'hasChanged'> & {
    reply: Message
  }
}

/** Returns the changes of a conversation by a message, with the notices of it. */
export function composeTurn(parts: TurnParts, before: Conversation): Addition {
  const addition = compose(parts, before)
  return {
    ...addition,
    notice: noticeOf(parts.servedAgent, before, addition, parts),
    waiting: waitingOf(parts.servedAgent, addition.messages, parts),
    thread: parts.thread,
  }
}

/**
 * Returns the changes. While an operator answers, the agent's answer is left out unless it reports a change.
 */
function compose(
  { servedAgent, start, question, facts, answer, isForTeam }: TurnParts,
  before: Conversation,
): Addition {
  const state = stateAfterQuestion(before)
  const keeping = retentionOf(servedAgent)
  const isTeams = isForTeam?.(before) ?? false
  const isPersons = isTeams || state === 'human'
  if (!answer || (isPersons && !answer.hasChanged)) {
    const wanted = isTeams ? nextHandoffState(state, 'request') : undefined
    const messages = wanted ? [question, requestedEvent(question.at, question.id)] : [question]
    return { ...keeping, messages, changes: { ...facts(before), state: wanted ?? state, pendingTool: null } }
  }
  const { reply, wantsPerson, passages, flow, contact } = answer
  // A call that another turn has made in the meantime still waits for its confirmation.
  const newPending = isSame(start.pendingTool, before.pendingTool) ? null : before.pendingTool
  const requested = wantsPerson || isTeams ? nextHandoffState(state, 'request') : undefined
  const messages = requested ? [question, reply, requestedEvent(reply.at, question.id)] : [question, reply]
  const visitorFacts = facts(before)
  const changes = {
    ...visitorFacts,
    ...changedContact({ ...before, ...visitorFacts }, contact),
    state: requested ?? state,
    pendingTool: isPersons ? null : (answer.pending ?? newPending),
    ...(flow && { flow: mergeFlowStates({ start: start.flow, stored: before.flow, ended: flow }) }),
  }
  return { ...keeping, messages, passages, changes }
}

/** Returns new contact data; a verified visitor stays who their page says they are. */
function changedContact(
  { visitor, terms }: Pick<Conversation, 'visitor' | 'terms'>,
  contact: Contact | undefined,
): Partial<Conversation> {
  if (!contact || visitor.verified) return {}
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value))
  return { visitor: { ...visitor, ...given }, terms: addTerms(terms, [contact.name, contact.email]) }
}

/** Returns the state after a visitor's message. */
export function stateAfterQuestion(before: Conversation): HandoffState {
  return nextHandoffState(before.state, 'visitorWrites') ?? before.state
}

/**
 * Returns the event that a person was requested, one millisecond after its message, so that it comes below
 * it.
 */
export function requestedEvent(at: number, id: string): Message {
  return {
    id: `${id}-requested`,
    role: 'event',
    event: 'requested',
    text: 'A person has been asked for.',
    at: at + 1,
  }
}
