import type { Conversation, Message } from '../../shared/conversation.ts'
import { nextHandoffState, type HandoffState } from '../../shared/handoff.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import type { Addition } from '../conversations/appendMessages.ts'
import { noticeOf } from '../notices/noticeOf.ts'
import { retentionOf } from '../retention/retention.ts'
import type { Generated } from './generateAnswer.ts'

export interface TurnParts {
  live: LiveAgent
  question: Message
  /** What the channel knows of the sender. */
  facts: (before: Conversation) => Partial<Conversation>
  answer?: Pick<Generated, 'wantsPerson' | 'passages' | 'flow' | 'pending'> & { reply: Message }
}

/** What a message does to a conversation, and what clients are told of it. */
export function composeTurn(parts: TurnParts, before: Conversation): Addition {
  const addition = compose(parts, before)
  return { ...addition, notice: noticeOf(parts.live, before, addition) }
}

/** While a person answers it, the agent's answer is left out. */
function compose({ live, question, facts, answer }: TurnParts, before: Conversation): Addition {
  const state = stateAfterQuestion(before)
  const keeping = retentionOf(live)
  if (!answer || state === 'human')
    return { ...keeping, messages: [question], changes: { ...facts(before), state, pendingTool: null } }
  const { reply, wantsPerson, passages, flow, pending: pendingTool = null } = answer
  const requested = wantsPerson ? nextHandoffState(state, 'request') : undefined
  const messages = requested ? [question, reply, requestedEvent(reply.at, question.id)] : [question, reply]
  const changes = { ...facts(before), state: requested ?? state, pendingTool, ...(flow && { flow }) }
  return { ...keeping, messages, passages, changes }
}

/** The state in which a visitor's message finds the agent or a person. */
export function stateAfterQuestion(before: Conversation): HandoffState {
  return nextHandoffState(before.state, 'visitorWrites') ?? before.state
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
