import { z } from 'zod'

const units = z.int().nonnegative()

/** The id of a workspace's wallet document. */
export function walletOfWorkspace(workspaceId: string): string {
  return `ws_${workspaceId}`
}

/** The id of an organisation's wallet document. */
export function walletOfOrganisation(orgId: string): string {
  return `org_${orgId}`
}

/** The organisation whose wallet it is; undefined for a workspace's. */
export function organisationOfWallet(wallet: string): string | undefined {
  const prefix = walletOfOrganisation('')
  return wallet.startsWith(prefix) ? wallet.slice(prefix.length) : undefined
}

/**
 * `wallets/ws_{wsId}`, or `wallets/org_{orgId}` of an organisation of that workspace. What a workspace can
 * spend is `balance + leased`, less what its leases have consumed.
 */
export const walletSchema = z.object({
  owner: z.enum(['ws', 'org']),
  wsId: z.string(),
  orgId: z.string().default(''),
  balance: units,
  /** Sum of the grants of open leases. */
  leased: units.default(0),
  /** Credit that was refunded after it was spent; the next purchase pays it. */
  debt: units.default(0),
  /**
   * All that ever came in. Less what is here and lent, it is what was taken: the oldest credit is taken
   * first.
   */
  filled: units,
  /**
   * What there was when it was last filled; how low it is by that (0 enough, 1 below a fifth, 2 below a
   * twentieth).
   */
  high: units.default(0),
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /** The owner has not been told of that level yet. */
  isUntold: z.boolean().default(false),
  /** Raised by every ledger entry. */
  seq: z.int().nonnegative(),
  /** Of an organisation that is gone: nothing comes in any more. */
  isClosed: z.boolean().optional(),
})
export type Wallet = z.infer<typeof walletSchema>

/** `wallets/{w}/ledger/{key}`: immutable; its id is the idempotency key of the movement. */
export const ledgerEntrySchema = z.object({
  amount: z.int(),
  unit: z.literal('credit'),
  type: z.enum([
    'free',
    'lease',
    'sweep',
    'adjustment',
    'call',
    'payment',
    'plan',
    'refund',
    'dispute',
    'transfer',
  ]),
  /** What the movement did to the debt: minus what was repaid, plus what could not be taken back. */
  debt: z.int().optional(),
  ref: z.string(),
  /**
   * On what came in: where its credit begins among all that ever came in, so that what it has paid for can be
   * found.
   */
  position: units.optional(),
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

/**
 * `wallets/{w}/calls/{id}`: a call on a vendor's line, from its beginning until its cost is known and paid.
 */
export const callSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  state: z.enum(['open', 'settled']),
  at: z.int(),
  /** The vendor ends it by then. */
  endsBy: z.int(),
  /** Names the line that it has taken. */
  attempt: z.string().default(''),
  /** Set when settled. What the balance could not pay of the cost is the platform's loss. */
  cost: units.default(0),
  paid: units.default(0),
})
export type Call = z.infer<typeof callSchema>

export const usageRowSchema = z.object({
  messageId: z.string(),
  conversationId: z.string(),
  agentId: z.string(),
  at: z.int(),
  amount: units,
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Those of the input that the vendor had in its cache; missing for none. */
  cachedTokens: z.int().nonnegative().optional(),
  /** What of the amount is the platform's fee for an answer by the workspace's own key; missing without one. */
  ownKeyFee: units.optional(),
  rule: z.string(),
})
export type UsageRow = z.infer<typeof usageRowSchema>

/**
 * `wallets/{w}/usage/{id}`: the receipts of a settled lease in bulk, or what a call has cost besides, for
 * reports.
 */
export const usageSchema = z.object({
  lease: z.string(),
  at: z.int(),
  amount: units,
  /**
   * Where it begins among all that was ever taken. The credit of a ledger entry at the same place has paid
   * it.
   */
  position: units,
  rows: z.array(usageRowSchema),
})
export type Usage = z.infer<typeof usageSchema>
