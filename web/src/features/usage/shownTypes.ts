import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'

/** The movements that concern the owner; leases to servers are internal, and calls are among the receipts. */
export const shownTypes = [
  'free',
  'payment',
  'plan',
  'refund',
  'dispute',
  'adjustment',
  'transfer',
  'sale',
  'overage',
  'markup',
  'collected',
] as const satisfies readonly LedgerEntry['type'][]
