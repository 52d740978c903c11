import { paths } from '@parley/functions/shared/paths'
import type { LedgerEntry, Usage, Wallet } from '@parley/functions/shared/billing/wallet'
import { useMemo } from 'react'
import { CallError } from '../../lib/errors.ts'
import { useLiveDoc, useLiveList, type Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

/** Movements that take credit without any use. */
const takingTypes = [
  'refund',
  'dispute',
  'adjustment',
  'transfer',
  'sale',
  'overage',
] as const satisfies readonly LedgerEntry['type'][]

/** The number of entries settled after a moment that may hold receipts from before it. */
const entriesAcross = 3

interface Spent {
  from: number
  units: number
}

/**
 * Returns the units of credit spent since a moment, from three documents regardless of the amount of use: all
 * spent credit is consecutive, and an entry knows its start (`position`). The cost of the last minutes counts
 * after it is settled.
 */
export function useSpent(from: number): Live<Spent> {
  const { region, workspaceId } = useWorkspaceRef()
  const path = paths.walletOf(workspaceId)
  const wallet = useLiveDoc('wallet', { region, path })
  const first = useLiveList('usage', {
    region,
    path: `${path}/usage`,
    filters: [['at', from - 1, '>']],
    newestBy: 'at',
    isOldestFirst: true,
    count: entriesAcross,
  })
  const takings = useLiveList('ledgerEntry', {
    region,
    path: `${path}/ledger`,
    filters: [
      ['type', takingTypes, 'in'],
      ['at', from - 1, '>'],
    ],
    newestBy: 'at',
    count: 100,
  })
  return useMemo(() => {
    if (wallet.status !== 'ready') return wallet
    if (first.status !== 'ready') return first
    if (takings.status !== 'ready') return takings
    if (wallet.data === null) return { status: 'error', error: new CallError('not-found'), retry: () => {} }
    const units = spentSince(from, wallet.data, first.data.items, takings.data.items)
    return { status: 'ready', data: { from, units } }
  }, [from, wallet, first, takings])
}

/**
 * Calculates the units spent since a moment; `first`: the first entries settled after it.
 * @internal Exported for tests.
 */
export function spentSince(
  from: number,
  { filled, balance, leased }: Pick<Wallet, 'filled' | 'balance' | 'leased'>,
  first: readonly Usage[],
  takings: readonly LedgerEntry[],
): number {
  const [oldest] = first
  if (!oldest) return 0
  const spent = filled - balance - leased
  const earlier = first.flatMap(({ rows }) => rows).filter(({ at }) => at < from)
  const others = takings.filter(({ at, amount }) => at > oldest.at && amount < 0)
  const units =
    spent -
    Math.min(...first.map(({ position }) => position)) -
    earlier.reduce((sum, { amount }) => sum + amount, 0) +
    others.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, units)
}
