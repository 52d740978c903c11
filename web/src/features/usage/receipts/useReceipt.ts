import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import { paths } from '@parley/functions/shared/paths'
import type { UsageRow } from '@parley/functions/shared/billing/wallet'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { paidBy, spanOfRow, type PaidPart } from './creditSpans.ts'
import { versionOf } from './priceLines.ts'

export interface ReceiptParts {
  row: UsageRow
  /**
   * The price list that was used; null for a cost without a price list, or when the list is no longer stored.
   */
  catalogue: Catalogue | null
  /** The movements that bought the credit, the oldest first. */
  parts: PaidPart[]
}

/** The number of movements read that could have paid one receipt: the newest that begin before its end. */
const maxMovements = 20

/** Reads the receipt of an answer, or of a call without a message; null until its lease is settled. */
export function useReceipt(lease: string, messageId: string): Live<ReceiptParts | null> {
  const { region, workspaceId } = useWorkspaceRef()
  const wallet = paths.walletOf(workspaceId)
  const usage = useLiveDoc('usage', { region, path: `${wallet}/usage/${lease}` })
  const settled = usage.status === 'ready' ? usage.data : null
  const index = settled ? settled.rows.findIndex((row) => row.messageId === messageId) : -1
  const row = settled?.rows[index]
  const span = settled && row ? spanOfRow(settled, index) : null
  const entries = useLiveList(
    'ledgerEntry',
    span && {
      region,
      path: `${wallet}/ledger`,
      newestBy: 'position',
      after: Math.max(span.end, 1),
      count: maxMovements,
    },
  )
  const catalogue = useCatalogue(row ? versionOf(row.rule) : undefined)

  if (usage.status !== 'ready') return usage
  if (!row || !span) return { status: 'ready', data: null }
  if (entries.status !== 'ready') return entries
  if (catalogue.status !== 'ready') return catalogue
  return {
    status: 'ready',
    data: { row, catalogue: catalogue.data, parts: paidBy(span, entries.data.items) },
  }
}

/** Reads a version of the price list, current or archived. */
function useCatalogue(version: number | undefined): Live<Catalogue | null> {
  const current = useLiveDoc(
    'catalogue',
    version === undefined ? null : { region: 'na', path: paths.catalogue },
  )
  const isReplaced = current.status === 'ready' && current.data !== null && current.data.version !== version
  const former = useLiveDoc(
    'catalogue',
    isReplaced && version !== undefined ? { region: 'na', path: paths.catalogueVersion(version) } : null,
  )
  if (version === undefined) return { status: 'ready', data: null }
  const receipt = isReplaced ? former : current
  if (receipt.status !== 'ready' || receipt.data) return receipt
  return { status: 'ready', data: version === catalogueSeed.version ? catalogueSeed : null }
}
