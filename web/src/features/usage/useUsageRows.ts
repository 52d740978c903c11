import { paths } from '@parley/functions/shared/paths'
import type { Usage, UsageRow } from '@parley/functions/shared/billing/wallet'
import { useMemo } from 'react'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useSince, type Since } from './useSince.ts'

/** A receipt with the lease that it was settled in, which is where it can be found. */
export type SettledRow = UsageRow & { lease: string }

const leaseOf = ({ lease }: Usage) => lease

/**
 * What was paid for since a moment, answer by answer. What the last minutes have cost is noted a little
 * later.
 */
export function useUsageRows(from: number): Live<Since<SettledRow>> {
  const { region, workspaceId } = useWorkspaceRef()
  // A receipt is never noted before it was made, so none of the moment is in an older entry.
  const usage = useSince(
    { kind: 'usage', region, path: `${paths.walletOf(workspaceId)}/usage`, keyOf: leaseOf },
    from,
  )
  const whole = usage.status === 'ready' ? usage.data : undefined
  const rows = useMemo(
    () =>
      whole && {
        items: whole.items
          .flatMap(({ lease, rows: own }) => own.map((row) => ({ ...row, lease })))
          .filter(({ at }) => at >= from),
        isCut: whole.isCut,
      },
    [whole, from],
  )
  if (usage.status === 'error') return usage
  return rows ? { status: 'ready', data: rows } : { status: 'loading' }
}
