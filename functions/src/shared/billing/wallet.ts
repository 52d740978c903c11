import { z } from 'zod'

const units = z.int().nonnegative()
const micros = z.int().nonnegative()

/** Returns the id of a workspace's wallet document. */
export function walletOfWorkspace(workspaceId: string): string {
  return `ws_${workspaceId}`
}

/** Returns the id of an organisation's wallet document. */
export function walletOfOrganisation(orgId: string): string {
  return `org_${orgId}`
}

/** Returns the id of the wallet from which an agency pays for an organisation without credit. */
export function walletOfOverage(orgId: string): string {
  return `over_${orgId}`
}

/** Returns the id of the organisation that a wallet belongs to; undefined for other wallets. */
export function organisationOfWallet(wallet: string): string | undefined {
  const prefix = walletOfOrganisation('')
  return wallet.startsWith(prefix) ? wallet.slice(prefix.length) : undefined
}

/** Returns whether a wallet pays for an organisation, so that its receipts have a price. */
export function isOfClient(wallet: string): boolean {
  return organisationOfWallet(wallet) !== undefined || wallet.startsWith(walletOfOverage(''))
}

/**
 * `wallets/ws_{wsId}`, `wallets/org_{orgId}` of an organisation of that workspace, or `wallets/over_{orgId}`,
 * from which the workspace pays for it without credit. The credit that can be spent is `balance + leased`,
 * less what the leases have consumed.
 */
export const walletSchema = z.object({
  owner: z.enum(['ws', 'org', 'overage']),
  wsId: z.string(),
  orgId: z.string().default(''),
  balance: units,
  /** The sum of the grants of open leases. */
  leased: units.default(0),
  /** Credit that was refunded after it was spent; the next purchase repays it. */
  debt: units.default(0),
  /**
   * All credit that ever came in. Less the balance and open leases, it is the credit that was spent, oldest
   * first.
   */
  filled: units,
  /**
   * The balance after the last purchase, and the level below it: 0 enough, 1 below a fifth, 2 below a
   * twentieth.
   */
  high: units.default(0),
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /**
   * The price that clients have paid for the credit in the balance, in micro-dollars: credit that is spent
   * has the average price of all credit that is there. 0 in a workspace's wallet, and for given credit.
   */
  worth: micros.default(0),
  /**
   * The units that the client has bought and not used: given credit is used first. At most what was paid for
   * them at the platform's price; 0 in other wallets.
   */
  bought: units.default(0),
  /** The units that an organisation may use in a month (UTC), set by its agency; 0 for no limit. */
  monthlyLimit: units.default(0),
  /** The latest month in which an organisation has used credit, as `2026-11`, and the units used in it. */
  month: z.string().default(''),
  usedInMonth: units.default(0),
  /** Whether the owner still has to be notified of that level. */
  isUntold: z.boolean().default(false),
  /**
   * When the workspace last gave credit for the use of an organisation without credit; what is left of it
   * returns some minutes later. Only in the wallet of that use; 0 when nothing is left.
   */
  restAt: z.int().nonnegative().optional(),
  /** Until when calls may hold a part of the credit, in milliseconds; missing before the first call. */
  callsUntil: z.int().nonnegative().optional(),
  /** Increases with every ledger entry. */
  seq: z.int().nonnegative(),
  /** The wallet of a deleted organisation, which accepts no more credit. */
  isClosed: z.boolean().optional(),
  /** Whether it pays for nothing at present: its organisation has not paid, or its agency does not. */
  isPaused: z.boolean().optional(),
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
    'sale',
    'overage',
    'markup',
    'collected',
  ]),
  /** The change of the debt: minus what was repaid, plus what could not be taken back. */
  debt: z.int().optional(),
  ref: z.string(),
  /**
   * For incoming credit: its start among all credit that ever came in, so that the usage it paid for can be
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
  /** The price that clients have paid for the granted credit, in micro-dollars. */
  worth: micros.default(0),
  state: z.enum(['open', 'settled']),
  /** Set when settled: the sum of the receipts that name this lease. */
  consumed: units.default(0),
  at: z.int(),
  /** No receipt may name the lease after this time; a while later any instance may settle it. */
  expiresAt: z.int(),
})
export type Lease = z.infer<typeof leaseSchema>

/** `wallets/{w}/calls/{id}`: a voice call, from its start until its cost is known and paid. */
export const callSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  state: z.enum(['open', 'settled']),
  at: z.int(),
  /** The time by which the vendor ends it. */
  endsBy: z.int(),
  /** Identifies the line that the call occupies. */
  attempt: z.string().default(''),
  /** The factor by which the client of an agency pays more than its cost, in percent. */
  factor: z.int().default(100),
  /** Set when settled. The part of the cost that the balance could not pay is the platform's loss. */
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
  /** Input tokens that the vendor had cached; missing for none. */
  cachedTokens: z.int().nonnegative().optional(),
  /**
   * The part of the amount that is the platform's fee for an answer with the workspace's own key; missing
   * without one.
   */
  ownKeyFee: units.optional(),
  /** The price that the client has paid for the amount, in micro-dollars; missing when the workspace pays. */
  price: micros.optional(),
  /** The part of the amount that returns to the agency, because it charges a factor; missing for none. */
  markup: units.optional(),
  rule: z.string(),
})
export type UsageRow = z.infer<typeof usageRowSchema>

/** `wallets/{w}/usage/{id}`: the receipts of a settled lease, or the further costs of a call, for reports. */
export const usageSchema = z.object({
  lease: z.string(),
  at: z.int(),
  amount: units,
  /** Its start among all credit that was ever spent. The ledger entry with the same position has paid it. */
  position: units,
  rows: z.array(usageRowSchema),
})
export type Usage = z.infer<typeof usageSchema>
