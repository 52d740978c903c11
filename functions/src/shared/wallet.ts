import { z } from 'zod'

const units = z.int().nonnegative()

/** `wallets/ws_{wsId}`. What a workspace can spend is `balance + leased`, less what its leases have consumed. */
export const walletSchema = z.object({
  owner: z.enum(['ws', 'org']),
  wsId: z.string(),
  orgId: z.string().default(''),
  balance: units,
  /** Sum of the grants of open leases. */
  leased: units.default(0),
  usdMinor: z.int().default(0),
  debt: units.default(0),
  /** Raised by every ledger entry. */
  seq: z.int().nonnegative(),
})
export type Wallet = z.infer<typeof walletSchema>

/** `wallets/{w}/ledger/{key}`: immutable; its id is the idempotency key of the movement. */
export const ledgerEntrySchema = z.object({
  amount: z.int(),
  unit: z.literal('credit'),
  type: z.enum(['free', 'lease', 'sweep', 'adjustment']),
  ref: z.string(),
  seq: z.int(),
  at: z.int(),
  actor: z.string(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

/** `wallets/{w}/leases/{id}`: credit lent to one instance, which spends it without touching the wallet. */
export const leaseSchema = z.object({
  granted: units,
  state: z.enum(['open', 'settled']),
  /** Set when settled: the sum of the receipts that name this lease. */
  consumed: units.default(0),
  at: z.int(),
  /** After this no receipt may name the lease; a while later anyone may settle it. */
  expiresAt: z.int(),
})
export type Lease = z.infer<typeof leaseSchema>

export const usageRowSchema = z.object({
  messageId: z.string(),
  conversationId: z.string(),
  agentId: z.string(),
  at: z.int(),
  amount: units,
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  rule: z.string(),
})
export type UsageRow = z.infer<typeof usageRowSchema>

/** `wallets/{w}/usage/{leaseId}`: the receipts of a settled lease in bulk, for reports. */
export const usageSchema = z.object({
  lease: z.string(),
  at: z.int(),
  amount: units,
  rows: z.array(usageRowSchema),
})
export type Usage = z.infer<typeof usageSchema>
