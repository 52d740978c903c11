import { paths } from '@parley/functions/shared/paths'
import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import type { Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { shownTypes } from './shownTypes.ts'
import { useSince, type Since } from './useSince.ts'

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
