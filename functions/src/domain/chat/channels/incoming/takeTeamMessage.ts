import type { Conversation, Message } from '../../../../shared/chat/conversation.ts'
import { nextHandoffState } from '../../../../shared/chat/handoff.ts'
import { Conflict } from '../../../../store/commit.ts'
import type { LiveAgent } from '../../servedAgents/AgentCache.ts'
import { refOf } from '../../conversations/ConversationRef.ts'
import { emptyConversation } from '../../conversations/emptyConversation.ts'
import { retentionOf } from '../../conversations/retention.ts'
import type { GreetNeeds } from './greet.ts'
import type { Sender } from '../Inbound.ts'
import type { Burst } from './takeBurst.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

/**
 * Adds what somebody of the account's own people has written in the vendor's app: whoever answers a person
 * there has taken the conversation over. The same with what a person says while another program has his chat.
 */
export async function takeTeamMessage(
  { ports, conversations }: GreetNeeds,
  lease: ThreadLease,
  { live, sender, burst }: { live: LiveAgent; sender: Sender; burst: Burst },
): Promise<void> {
  const { question } = burst
  const id = question.isFromTeam ? `team-${question.id}` : `in-${question.id}`
  const known = await conversations.open(sender, lease.thread.lastMessageId || undefined)
  lease.change(burst.done)
  if (question.text === '' || known?.data.window.some((message) => message.id === id)) return
  const at = ports.now()
  const before = known?.data ?? emptyConversation(live, sender, at)
  const message: Message = question.isFromTeam
    ? { id, role: 'operator', text: question.text, at, isFromChannel: true }
    : { id, role: 'visitor', text: question.text, at }
  lease.change({ lastMessageId: id })
  const addition = {
    ...retentionOf(live),
    messages: [message],
    changes: takenOver(before, at),
    thread: lease.asPart(),
  }
  try {
    await conversations.append(refOf(sender), known, before, addition)
  } catch (error) {
    // Somebody else has changed the conversation: what came is taken up again.
    if (!(error instanceof Conflict)) throw error
    throw new Error('A message of the team was not stored', { cause: error })
  }
}

/** Nobody of the workspace is named: the vendor does not say who it was. */
function takenOver({ state, handedOverAt }: Conversation, at: number): Partial<Conversation> {
  const next = nextHandoffState(state, 'takeOver')
  return { seen: true, ...(next && { state: next }), ...(handedOverAt === 0 && { handedOverAt: at }) }
}
