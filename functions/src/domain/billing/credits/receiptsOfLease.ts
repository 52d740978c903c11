import { z } from 'zod'
import type { Receipt } from '../../../shared/chat/conversation.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { UsageRow } from '../../../shared/billing/wallet.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import type { StoredFields } from '../../../store/Query.ts'
import { readSnapshotPages } from '../../../store/readSnapshot.ts'
import { openCosts } from './sealedCosts.ts'

/** The fields of a message that its receipt needs: an invalid text does not change what it cost. */
const paidMessageSchema = z.object({
  id: z.string(),
  at: z.int(),
  sealed: z.string().optional(),
})

/**
 * Returns the messages of a document: a conversation's window holds them by position, a page of it in a
 * list.
 */
function messagesOf(stored: unknown): unknown[] {
  return typeof stored === 'object' && stored !== null ? Object.values(stored) : []
}

/**
 * Returns every receipt that names a lease, from windows and pages of conversations. Both are read in one
 * snapshot, because a message may move from a window to a page. A few conversations at a time are in memory.
 * Skips receipts whose secret was removed: they are older than the leases that are still open.
 */
export async function receiptsOfLease(costs: CostSeal, region: Region, lease: string): Promise<UsageRow[]> {
  const rows = new Map<string, UsageRow>()
  const collectPaid = (place: 'window' | 'messages') => (document: StoredFields) => {
    const [, agentId = '', , conversationId = ''] = document.path.split('/')
    for (const message of messagesOf(document.fields[place])) {
      const paid = paidMessageSchema.safeParse(message).data
      if (!paid || (paid.sealed && !costs.hasKeyOf(paid.sealed))) continue
      const { receipt } = openCosts(costs, { agentId, conversationId }, paid)
      if (receipt?.lease === lease)
        // Ids of messages come from the senders: another conversation may have the same.
        rows.set(`${agentId}/${conversationId}/${paid.id}`, usageRow(paid, receipt, agentId, conversationId))
    }
  }
  await readSnapshotPages(region, [
    {
      query: (store) =>
        store.collectionGroup('convos').where('leases', 'array-contains', lease).select(['window']),
      take: collectPaid('window'),
    },
    {
      query: (store) =>
        store.collectionGroup('pages').where('leases', 'array-contains', lease).select(['messages']),
      take: collectPaid('messages'),
    },
  ])
  return [...rows.values()]
}

/** Returns a receipt as a row of the usage report. */
export function usageRow(
  message: { id: string; at: number },
  receipt: Receipt,
  agentId: string,
  conversationId: string,
): UsageRow {
  const { amount, model, inputTokens, outputTokens, cachedTokens, ownKeyFee, price, markup, rule } = receipt
  return {
    messageId: message.id,
    conversationId,
    agentId,
    at: message.at,
    amount,
    model,
    inputTokens,
    outputTokens,
    ...(cachedTokens && { cachedTokens }),
    ...(ownKeyFee !== undefined && { ownKeyFee }),
    ...(price !== undefined && { price }),
    ...(markup !== undefined && { markup }),
    rule,
  }
}
