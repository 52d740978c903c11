import type { Conversation, Message } from '../../../../shared/chat/conversation.ts'
import { nextHandoffState } from '../../../../shared/chat/handoff.ts'
import { Conflict } from '../../../../store/commit.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { refOf } from '../../conversations/ConversationRef.ts'
import { emptyConversation } from '../../conversations/emptyConversation.ts'
import { retentionOf } from '../../conversations/retention.ts'
import type { GreetNeeds } from './greet.ts'
import type { Sender } from '../Inbound.ts'
import type { Burst } from './nextBurst.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/**
 * Adds a message that a person of the account wrote in the vendor's app: who answers there has taken the
 * conversation over. Also adds a visitor's messages while another program handles the chat.
 */
export async function addTeamMessage(
  { ports, conversations }: GreetNeeds,
  lease: ThreadLease,
  { servedAgent, sender, burst }: { servedAgent: ServedAgent; sender: Sender; burst: Burst },
): Promise<void> {
  const { question } = burst
  const id = question.isFromTeam ? `team-${question.id}` : `in-${question.id}`
  const opened = await conversations.open(sender, lease.thread.lastMessageId || undefined)
  lease.change(burst.done)
  if (question.text === '' || opened?.data.window.some((message) => message.id === id)) return
  const at = ports.now()
  const before = opened?.data ?? emptyConversation(servedAgent, sender, at)
  const message: Message = question.isFromTeam
    ? { id, role: 'operator', text: question.text, at, isFromChannel: true }
    : { id, role: 'visitor', text: question.text, at }
  lease.change({ lastMessageId: id })
  const addition = {
    ...retentionOf(servedAgent),
    messages: [message],
    changes: takeoverFields(before, at),
    thread: lease.asPart(),
  }
  try {
    await conversations.append(refOf(sender), opened, before, addition)
  } catch (error) {
    // Another process has changed the conversation: the messages are handled again.
    if (!(error instanceof Conflict)) throw error
    throw new Error('A message for the team was not stored', { cause: error })
  }
}

/** Returns the fields of a takeover; no member is named, because the vendor does not say who it was. */
function takeoverFields({ state, handedOverAt }: Conversation, at: number): Partial<Conversation> {
  const next = nextHandoffState(state, 'takeOver')
  return { seen: true, ...(next && { state: next }), ...(handedOverAt === 0 && { handedOverAt: at }) }
}
