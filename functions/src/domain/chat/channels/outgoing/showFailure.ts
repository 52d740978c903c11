import { z } from 'zod'
import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import type { Outgoing, ThreadRef } from '../../../kernel/channels/Thread.ts'

/** The part of a conversation that is needed to change one of its messages. */
const placesSchema = z.object({ window: z.record(z.string(), z.unknown()).default({}) })

/** Marks a message as not delivered, if it is still in the conversation's window. */
export async function showFailure(
  { region, agentId }: ThreadRef,
  { conversationId, place }: Pick<Outgoing, 'conversationId' | 'place'>,
  reason: DeliveryReason,
): Promise<void> {
  if (!conversationId) return
  const path = paths.conversation(agentId, conversationId)
  await untilUnchanged(async () => {
    const conversation = await readDocument(region, path, placesSchema)
    if (!conversation?.data.window[place]) return
    await new Writes(region)
      .update(path, { [`window.${place}.delivery`]: { state: 'failed', reason } }, conversation.version)
      .commitUnchanged()
  })
}
