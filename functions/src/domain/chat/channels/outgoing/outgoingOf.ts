import { isChannelKind } from '../../../../shared/channels/channels.ts'
import type { Conversation, Message } from '../../../../shared/chat/conversation.ts'
import { positionOf } from '../../conversations/windowFields.ts'
import type { ChannelAdapters } from '../../../kernel/channels/ChannelAdapter.ts'
import type { Outgoing } from '../../../kernel/channels/Thread.ts'

/**
 * Returns the thread's fields with the newest messages that must be delivered. They are written with the
 * conversation, so that none is lost. Undefined when there is nothing to deliver.
 */
export function outgoingOf(
  adapters: ChannelAdapters,
  next: Conversation,
  fresh: readonly Message[],
): Record<string, unknown> | undefined {
  // A visitor who deleted the conversation cannot read it.
  if (!isChannelKind(next.channel) || !adapters[next.channel] || next.visitorId === '') return undefined
  const first = next.messageCount - fresh.length
  const replies = fresh.flatMap((message, index) =>
    isToDeliver(message) ? [outgoing(next, message, positionOf(first + index))] : [],
  )
  const newest = replies.at(-1)
  if (!newest) return undefined
  const fields = replies.map((entry): [string, Outgoing] => [`outgoing.${keyOf(entry)}`, entry])
  return {
    ...Object.fromEntries(fields),
    agentId: next.agentId,
    kind: next.channel,
    dueAt: newest.at,
  }
}

function isToDeliver({ role, isFromChannel }: Message): boolean {
  return role === 'agent' || (role === 'operator' && !isFromChannel)
}

/** Returns the key of a reply in its thread, the same for each write. */
function keyOf({ conversationId, place }: Pick<Outgoing, 'conversationId' | 'place'>): string {
  return `${conversationId}_${place}`
}

function outgoing(next: Conversation, message: Message, place: string): Outgoing {
  const { id: messageId, at, text, replies = [], cards = [], template } = message
  const files = (message.files ?? []).map(({ name, url, type = '' }) => ({ name, url, type }))
  const whose = { conversationId: next.ID, messageId, place }
  const isFromPerson = message.role === 'operator'
  const fresh = { partsSent: 0, failures: 0, triedWords: '', notBefore: 0 }
  return { ...whose, at, text, replies, cards, files, ...(template && { template }), isFromPerson, ...fresh }
}
