import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

/** Returns the ledger entry of each invoice or purchase, by its id; empty while unknown. */
export function useInvoiceCredits(): ReadonlyMap<string, number> {
  const { region, workspaceId } = useWorkspaceRef()
  const entries = useLiveList('ledgerEntry', {
    region,
    path: `${paths.walletOf(workspaceId)}/ledger`,
    filters: [['type', ['plan', 'payment'], 'in']],
    newestBy: 'at',
    count: 100,
  })
  const items = entries.status === 'ready' ? entries.data.items : undefined
  return useMemo(
    () => new Map(items?.flatMap(({ ref, seq, amount }) => (amount > 0 ? [[ref, seq]] : []))),
    [items],
  )
}
