import { paths } from '@parley/functions/shared/paths'
import type { Purchase } from '@parley/functions/shared/billing/billing'
import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { paidWith, spanOfEntry, unitsSpentIn, type PaidRow } from './creditSpans.ts'

/** The maximum list length that the security rules allow. */
const maxLeases = 100

export interface CreditParts {
  entry: LedgerEntry
  /** The payment that added the credit, if it was one. */
  purchase: Purchase | null
  /** Units that are spent. */
  taken: number
  rows: PaidRow[]
  /** True when older receipts exist than those listed. */
  isCut: boolean
}

/**
 * Reads one movement of the ledger and what its credit has paid; null when the number is unknown or the
 * movement added no credit.
 */
export function useCredit(seq: number): Live<CreditParts | null> {
  const { region, workspaceId } = useWorkspaceRef()
  const path = paths.walletOf(workspaceId)
  const wallet = useLiveDoc('wallet', { region, path })
  const entries = useLiveList('ledgerEntry', {
    region,
    path: `${path}/ledger`,
    newestBy: 'seq',
    after: seq + 1,
    count: 1,
  })
  const entry = entries.status === 'ready' ? entries.data.items.find((item) => item.seq === seq) : undefined
  const span = entry && spanOfEntry(entry)
  const usage = useLiveList(
    'usage',
    span ? { region, path: `${path}/usage`, newestBy: 'position', after: span.end, count: maxLeases } : null,
  )
  const purchase = useLiveDoc(
    'purchase',
    entry?.type === 'payment' ? { region, path: paths.purchase(workspaceId, entry.ref) } : null,
  )

  if (entries.status !== 'ready') return entries
  if (!entry || !span) return { status: 'ready', data: null }
  if (wallet.status !== 'ready') return wallet
  if (usage.status !== 'ready') return usage
  if (purchase.status === 'loading' && entry.type === 'payment') return purchase
  const oldest = usage.data.items.at(-1)
  return {
    status: 'ready',
    data: {
      entry,
      purchase: purchase.status === 'ready' ? purchase.data : null,
      taken: wallet.data ? unitsSpentIn(span, wallet.data) : 0,
      rows: paidWith(span, usage.data.items),
      isCut: usage.data.items.length === maxLeases && oldest !== undefined && oldest.position > span.start,
    },
  }
}
