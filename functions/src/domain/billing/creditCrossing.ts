import { walletSchema } from '../../shared/billing/wallet.ts'

interface Crossing {
  high: number
  level: 1 | 2
}

/**
 * Returns the level that a write has brought a wallet to, when somebody is to be told of it. The wallet keeps
 * its level in the commit that moves the credit, so events that come twice, late or in another order say the
 * same. Undefined for all other writes, and for documents that are no wallets.
 */
export function creditCrossing(before: unknown, after: unknown): Crossing | undefined {
  const now = walletSchema.safeParse(after)
  if (!now.success || !now.data.isUntold || now.data.level === 0) return undefined
  const { high, level } = now.data
  const was = walletSchema.safeParse(before)
  const isKnown = was.success && was.data.isUntold && was.data.level === level && was.data.high === high
  return isKnown ? undefined : { high, level }
}
