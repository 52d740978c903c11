import { expect } from 'vitest'
import type { Lease, LedgerEntry, Usage, Wallet } from '../../src/shared/billing/wallet.ts'

/**
 * Replays a wallet's entries for INV-3 in the order of their commits. No amount is ever negative, and the
 * last entry leaves the wallet as it is. Positions of incoming and of spent credit have no gaps.
 */
export function replayLedger(
  wallet: Wallet,
  entries: LedgerEntry[],
  leases: (Lease & { id: string | undefined })[],
  usage: Usage[],
) {
  const granted = new Map(leases.map((lease) => [lease.id, lease.granted]))
  const state = { balance: 0, leased: 0, debt: 0, filled: 0 }
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq)
  expect(inOrder.map(({ seq }) => seq)).toEqual(inOrder.map((_, index) => index + 1))
  for (const { type, amount, ref, debt = 0, position } of inOrder) {
    const isFilled = amount > 0 && type !== 'sweep'
    expect(position).toBe(isFilled ? state.filled : undefined)
    state.balance += amount
    state.debt += debt
    if (type === 'lease') state.leased -= amount
    if (type === 'sweep') state.leased -= granted.get(ref) ?? Number.NaN
    if (isFilled) state.filled += amount
    for (const value of Object.values(state)) expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
  }
  const { balance, leased, debt, filled, seq } = wallet
  expect({ ...state, seq: entries.length }).toEqual({ balance, leased, debt, filled, seq })

  const takenBack = entries.reduce(
    (sum, { type, amount }) => sum + (amount < 0 && type !== 'lease' && type !== 'call' ? -amount : 0),
    0,
  )
  expect(usage.reduce((sum, { amount }) => sum + amount, takenBack)).toBe(filled - balance - leased)
  const ordered = usage
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.position - other.position)
  for (const [index, { position, amount }] of ordered.entries())
    expect(position + amount).toBeLessThanOrEqual(ordered[index + 1]?.position ?? filled - balance - leased)
}
