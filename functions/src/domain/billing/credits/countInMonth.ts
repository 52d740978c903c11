import { monthOf } from '../../../shared/billing/months.ts'
import type { UsageRow, Wallet } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'

/** The counts that a movement adds to the month of an organisation; `organisationCountsSchema` has the units. */
export interface MonthCounts {
  sold?: number
  returned?: number
  paid?: number
  fees?: number
  refunded?: number
  rows?: readonly UsageRow[]
}

/**
 * Counts in the month of an organisation, in the commit that moves its credit: a movement that is repeated
 * fails as a whole, so nothing counts twice. Adds without reading, so it never conflicts.
 */
export function countInMonth(
  writes: Writes,
  { orgId, wsId, owner = 'org' }: Pick<Wallet, 'orgId' | 'wsId'> & Partial<Pick<Wallet, 'owner'>>,
  at: number,
  { rows = [], ...counts }: MonthCounts = {},
): void {
  const month = monthOf(at)
  const sums: Record<string, number> = { ...counts }
  const add = (key: string, amount: number) => (sums[key] = (sums[key] ?? 0) + amount)
  for (const { agentId, amount, price = 0, markup = 0 } of rows) {
    add('used', amount)
    add('price', price)
    if (owner === 'overage') add('covered', amount)
    add(`agents.${agentId}.used`, amount)
    add(`agents.${agentId}.price`, price)
    if (markup === 0) continue
    add('markup', markup)
    add(`agents.${agentId}.markup`, markup)
  }
  const data = { orgId, workspaceId: wsId, month, changedAt: at, ...(rows.length > 0 && { usedAt: at }) }
  writes.increment(paths.orgMonth(orgId, month), sums, data)
}
