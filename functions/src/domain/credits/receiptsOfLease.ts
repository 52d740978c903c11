import { conversationPageSchema, conversationSchema, type Message } from '../../shared/conversation.ts'
import type { Region } from '../../shared/regions.ts'
import type { UsageRow } from '../../shared/wallet.ts'
import { parseDocument } from '../../store/documents.ts'
import { readSnapshot } from '../../store/readSnapshot.ts'

/**
 * Every receipt that names a lease, wherever its message lies now. Both places are read at one moment, since
 * a message may be on its way from a conversation's window to a page.
 */
export async function receiptsOfLease(region: Region, lease: string): Promise<UsageRow[]> {
  const [conversations, pages] = await readSnapshot(region, [
    (store) => store.collectionGroup('convos').where('leases', 'array-contains', lease),
    (store) => store.collectionGroup('pages').where('leases', 'array-contains', lease),
  ])
  const rows = new Map<string, UsageRow>()
  for (const document of conversations ?? []) {
    const { data } = parseDocument(document, conversationSchema)
    collect(rows, lease, data.agentId, data.ID, data.window)
  }
  for (const document of pages ?? []) {
    const { data, path } = parseDocument(document, conversationPageSchema)
    collect(rows, lease, data.agentId, path.split('/').at(-3) ?? '', data.messages)
  }
  return [...rows.values()]
}

function collect(
  rows: Map<string, UsageRow>,
  lease: string,
  agentId: string,
  conversationId: string,
  messages: Message[],
) {
  for (const message of messages) {
    if (message.receipt?.lease === lease)
      rows.set(message.id, usageRow(message, message.receipt, agentId, conversationId))
  }
}

/** A receipt as a row of the usage report. */
export function usageRow(
  message: Message,
  receipt: NonNullable<Message['receipt']>,
  agentId: string,
  conversationId: string,
): UsageRow {
  const { amount, model, inputTokens, outputTokens, rule } = receipt
  return {
    messageId: message.id,
    conversationId,
    agentId,
    at: message.at,
    amount,
    model,
    inputTokens,
    outputTokens,
    rule,
  }
}
