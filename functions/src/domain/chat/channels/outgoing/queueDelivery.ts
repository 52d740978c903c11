import { isChannelKind } from '../../../../shared/channels/channels.ts'
import type { Conversation } from '../../../../shared/chat/conversation.ts'
import type { ConversationRef } from '../../conversations/ConversationRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'

export type DeliveryPorts = Pick<Ports, 'tasks' | 'channels'>

/**
 * Queues the delivery of a conversation's thread. The replies are committed with the messages, so a queue out
 * of reach loses none: the sweep finds them.
 */
export async function queueDelivery(
  { tasks, channels }: DeliveryPorts,
  { region, agentId }: ConversationRef,
  { channel, visitorId, messageCount }: Pick<Conversation, 'channel' | 'visitorId' | 'messageCount'>,
): Promise<void> {
  if (!isChannelKind(channel) || !channels[channel] || visitorId === '') return
  const task = { region, agentId, threadId: visitorId, run: `after ${messageCount}` }
  await runIsolated('Queueing a delivery', visitorId, () => tasks.enqueue('serveThread', task))
}
