import { creditLeft } from './credits.ts'
import { monthOf } from './months.ts'
import type { Wallet } from './wallet.ts'

type Limited = Pick<Wallet, 'monthlyLimit' | 'month' | 'usedInMonth'>

/** The highest limit of a month, in credits. */
export const maxMonthlyLimit = 1_000_000_000

/** Returns the units that a wallet has used in the month of a time. */
export function usedInMonthOf({ month, usedInMonth }: Omit<Limited, 'monthlyLimit'>, at: number): number {
  return month === monthOf(at) ? usedInMonth : 0
}

/**
 * Returns the units that the monthly limit of a wallet still allows; infinite without a limit. `covered`: what
 * the agency has paid in the month, which counts too.
 */
export function allowedInMonth({ monthlyLimit, ...use }: Limited, at: number, covered = 0): number {
  if (monthlyLimit === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, monthlyLimit - usedInMonthOf(use, at) - covered)
}

/** Returns the units that can be spent now, with those that are lent to instances. */
export function spendableNow(
  wallet: Limited & Pick<Wallet, 'balance' | 'leased'>,
  at: number,
  covered = 0,
): number {
  return Math.min(creditLeft(wallet), allowedInMonth(wallet, at, covered))
}

/**
 * Returns the units that can be lent: those that are lent already may all be used, so the limit of the month
 * is never exceeded.
 */
export function lendableNow(
  wallet: Limited & Pick<Wallet, 'balance' | 'leased'>,
  at: number,
  covered = 0,
): number {
  return Math.max(0, Math.min(wallet.balance, allowedInMonth(wallet, at, covered) - wallet.leased))
}
