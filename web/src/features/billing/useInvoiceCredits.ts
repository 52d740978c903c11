import { paths } from '@parley/functions/shared/paths'
import { useMemo } from 'react'
import { useLiveList } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

/**
 * Which movement of the ledger an invoice or a purchase has brought, by its id; none while that is not known.
 */
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
  return useMemo(() => new Map(items?.map(({ ref, seq }) => [ref, seq])), [items])
}
