import { paths } from '@parley/functions/shared/paths'
import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import type { Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useSince, type Since } from './useSince.ts'

/** The movements that concern the owner; leases to servers are internal, and calls are among the receipts. */
const shownTypes = [
  'free',
  'payment',
  'plan',
  'refund',
  'dispute',
  'adjustment',
  'transfer',
  'sale',
] as const satisfies readonly LedgerEntry['type'][]

const seqOf = ({ seq }: LedgerEntry) => String(seq)

/** Follows what was added to the balance since a moment, or taken back. */
export function useMovements(from: number): Live<Since<LedgerEntry>> {
  const { region, workspaceId } = useWorkspaceRef()
  return useSince(
    {
      kind: 'ledgerEntry',
      region,
      path: `${paths.walletOf(workspaceId)}/ledger`,
      filters: [['type', shownTypes, 'in']],
      keyOf: seqOf,
    },
    from,
  )
}
