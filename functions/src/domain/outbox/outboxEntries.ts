import type { Conversation, Message } from '../../shared/conversation.ts'
import type { OutboxEntry } from '../../shared/outbox.ts'
import type { ChannelAdapters } from '../channels/ChannelAdapter.ts'
import { placeOf } from '../conversations/windowFields.ts'

/** The replies among the newest messages of a conversation that have to be delivered, by their place. */
export function outboxEntries(
  adapters: ChannelAdapters,
  next: Conversation,
  fresh: Message[],
): [place: string, entry: OutboxEntry][] {
  if (!adapters[next.channel]) return []
  const first = next.messageCount - fresh.length
  return fresh.flatMap((message, index) =>
    message.role === 'agent' || message.role === 'operator'
      ? [[placeOf(first + index), newEntry(message.id)]]
      : [],
  )
}

function newEntry(messageId: string): OutboxEntry {
  return { messageId, state: 'waiting', partsSent: 0, failures: 0, notBefore: 0, reason: '' }
}
