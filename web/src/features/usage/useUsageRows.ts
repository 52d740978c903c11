import { paths } from '@parley/functions/shared/paths'
import type { Usage, UsageRow } from '@parley/functions/shared/billing/wallet'
import { useMemo } from 'react'
import type { Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useSince, type Since } from './useSince.ts'

/** A receipt with the id of its lease, where it is stored. */
export type SettledRow = UsageRow & { lease: string }

const leaseOf = ({ lease }: Usage) => lease

/** Follows all receipts since a moment. The cost of the last minutes is recorded slightly later. */
export function useUsageRows(from: number): Live<Since<SettledRow>> {
  const { region, workspaceId } = useWorkspaceRef()
  // A receipt is never recorded before it was made, so no older entry contains one since that moment.
  const usage = useSince(
    { kind: 'usage', region, path: `${paths.walletOf(workspaceId)}/usage`, keyOf: leaseOf },
    from,
  )
  const loaded = usage.status === 'ready' ? usage.data : undefined
  const rows = useMemo(
    () =>
      loaded && {
        items: loaded.items
          .flatMap(({ lease, rows: own }) => own.map((row) => ({ ...row, lease })))
          .filter(({ at }) => at >= from),
        isCut: loaded.isCut,
      },
    [loaded, from],
  )
  if (usage.status === 'error') return usage
  return rows ? { status: 'ready', data: rows } : { status: 'loading' }
}
