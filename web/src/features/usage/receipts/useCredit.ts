import { paths } from '@parley/functions/shared/paths'
import type { Purchase } from '@parley/functions/shared/billing/billing'
import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import { paidWith, spanOfEntry, takenOf, type PaidRow } from './creditSpans.ts'

/** The rules refuse more at once. */
const mostSettled = 100

export interface CreditParts {
  entry: LedgerEntry
  /** The payment that brought it, when it was one. */
  purchase: Purchase | null
  /** Units of it that are used up. */
  taken: number
  rows: PaidRow[]
  /** There are older receipts than these. */
  isCut: boolean
}

/**
 * One movement of the ledger and what its credit has paid; null when there is none of that number, or it
 * brought no credit.
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
    span
      ? { region, path: `${path}/usage`, newestBy: 'position', after: span.end, count: mostSettled }
      : null,
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
      taken: wallet.data ? takenOf(span, wallet.data) : 0,
      rows: paidWith(span, usage.data.items),
      isCut: usage.data.items.length === mostSettled && oldest !== undefined && oldest.position > span.start,
    },
  }
}
