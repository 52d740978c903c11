import type { Conversation } from '../../shared/conversation.ts'
import type { ConversationRef } from '../conversations/ConversationStore.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import type { Ports } from '../ports.ts'
import { runIsolated } from '../runIsolated.ts'

export type DeliveryPorts = Pick<Ports, 'tasks' | 'channels'>

/**
 * Has what waits in a conversation's outbox delivered. The entries are committed with the messages, so that a
 * queue that is out of reach loses none: the sweep finds them.
 */
export async function queueDelivery(
  { tasks, channels }: DeliveryPorts,
  ref: ConversationRef,
  { channel, messageCount }: Pick<Conversation, 'channel' | 'messageCount'>,
): Promise<void> {
  if (!channels[channel]) return
  await runIsolated('Queueing a delivery', ref.conversationId, () =>
    tasks.enqueue('deliverReplies', { ...refOf(ref), run: `after ${messageCount}` }),
  )
}
