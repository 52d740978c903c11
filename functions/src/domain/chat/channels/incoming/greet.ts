import type { Message } from '../../../../shared/chat/conversation.ts'
import { Conflict } from '../../../../store/commit.ts'
import type { AgentCache, ServedAgent } from '../../servedAgents/AgentCache.ts'
import type { ConversationStore } from '../../conversations/ConversationStore.ts'
import { refOf } from '../../conversations/ConversationRef.ts'
import { emptyConversation } from '../../conversations/emptyConversation.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { retentionOf } from '../../conversations/retention.ts'
import { isDeletedByVisitor } from '../../visitors/access/requireWelcome.ts'
import type { Sender } from '../Inbound.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

export interface GreetNeeds {
  ports: Pick<Ports, 'now'>
  agents: AgentCache
  conversations: ConversationStore
}

interface Greeting {
  servedAgent: ServedAgent
  sender: Sender
  question: Incoming
  /** Fields of the thread once the message is handled. */
  done: Readonly<Record<string, unknown>>
}

/**
 * Adds the agent's launch messages to a thread. Returns whether something was added, which is delivered
 * before the answer. False when there is nothing to say, or it was said before.
 */
export async function greet(
  { ports, conversations }: GreetNeeds,
  lease: ThreadLease,
  { servedAgent, sender, question, done }: Greeting,
): Promise<boolean> {
  const texts = servedAgent.agent.vgOptions.initMessages.filter((text) => text.trim())
  if (question.isStart) lease.change(done)
  if (texts.length === 0) return question.isStart
  const opened = await conversations.open(sender, lease.thread.lastMessageId || undefined)
  const id = `start-${question.id}`
  if (opened?.data.window.some((message) => message.id.startsWith(id))) return false
  if (opened && isDeletedByVisitor(opened.data, sender)) {
    lease.change({ generation: lease.thread.generation + 1, lastMessageId: '', agreedTo: '' })
    return true
  }
  const at = ports.now()
  const messages = texts.map((text, index): Message => ({
    id: `${id}-${index}`,
    role: 'agent',
    text,
    at: at + index,
  }))
  lease.change({ lastMessageId: messages.at(-1)?.id ?? '' })
  const start = emptyConversation(servedAgent, sender, at)
  const addition = { ...retentionOf(servedAgent), messages, thread: lease.asPart() }
  try {
    await conversations.append(refOf(sender), opened, opened?.data ?? start, addition)
  } catch (error) {
    // Another process has changed the conversation: the messages are handled again.
    if (!(error instanceof Conflict)) throw error
    throw new Error('A greeting was not stored', { cause: error })
  }
  return true
}
