import { walletSchema } from '../../shared/billing/wallet.ts'

interface Crossing {
  /** All credit that ever came in: it tells top-ups apart, also those to the same balance. */
  filled: number
  level: 1 | 2
}

/**
 * Returns the level that a write moved a wallet to, if people must be notified. Undefined for all other
 * writes, and for documents that are not wallets. The wallet stores its level in the commit that moves the
 * credit, so repeated, late or reordered events give the same result.
 */
export function creditCrossing(before: unknown, after: unknown): Crossing | undefined {
  const now = walletSchema.safeParse(after)
  if (!now.success || !now.data.isUntold || now.data.level === 0) return undefined
  const { filled, level } = now.data
  const was = walletSchema.safeParse(before)
  const isKnown = was.success && was.data.isUntold && was.data.level === level && was.data.filled === filled
  return isKnown ? undefined : { filled, level }
}
