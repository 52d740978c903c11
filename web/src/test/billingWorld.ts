import { billingSchema, type Billing, type Subscription } from '@parley/functions/shared/billing/billing'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import type { UsageRow } from '@parley/functions/shared/billing/wallet'
import { dayMs } from '@parley/functions/shared/durations'
import { setWorld } from './fakeLive.ts'
import { annsDocuments } from './renderApp.tsx'

/** The price list as it will be, with all add-ons to be had. */
const everythingForSale = {
  ...catalogueSeed,
  addons: catalogueSeed.addons.map((addon) => ({ ...addon, isAvailable: true })),
}

interface BillingWorld {
  /** Null before the first card. */
  billing?: Billing | null
  autoRecharge?: object
  rows?: Partial<UsageRow>[]
  movements?: object[]
  /** More of them, by path. */
  documents?: Record<string, unknown>
}

/** Ann's workspace with what it pays and what it has used. */
export function setBillingWorld({
  billing = null,
  autoRecharge,
  rows = [],
  movements = [],
  documents: more = {},
}: BillingWorld = {}): void {
  const total = rows.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const documents: Record<string, unknown> = {
    ...annsDocuments(0),
    'eu/wallets/ws_ann': { balance: 49_000_000, leased: 1_000_000, filled: 50_000_000 + total },
    'na/catalogue/current': everythingForSale,
    ...more,
  }
  if (billing) documents['eu/billing/ann'] = billing
  if (autoRecharge) documents['eu/autoRecharge/ann'] = autoRecharge
  // The newest comes first, and what was taken lies end to end.
  let position = total
  const usage = rows.map((row, index) => {
    position -= row.amount ?? 0
    return {
      lease: `l${index}`,
      at: Date.now() - index,
      amount: row.amount ?? 0,
      position,
      rows: [makeRow(row)],
    }
  })
  setWorld({
    documents,
    lists: {
      'eu/wallets/ws_ann/usage': { items: usage, brokenIds: [] },
      'eu/wallets/ws_ann/ledger': { items: movements, brokenIds: [] },
    },
  })
}

/** Returns the billing of an Austrian workspace on the paid plan, a third into its month. */
export function makeBilling(subscription: Partial<Subscription> | null = {}, now = Date.now()): Billing {
  const paid = {
    id: 'sub_1',
    plan: 'pay_as_you_go',
    status: 'active',
    addons: { 'workspace-seat': 2 },
    nextAddons: { 'workspace-seat': 2 },
    startedAt: now - 10 * dayMs,
    renewsAt: now + 20 * dayMs,
    endsAt: null,
  }
  return billingSchema.parse({
    workspaceId: 'ann',
    country: 'AT',
    currency: 'eur',
    account: 'eu',
    customerId: 'cus_1',
    card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
    subscription: subscription && { ...paid, ...subscription },
  })
}

function makeRow(row: Partial<UsageRow>): UsageRow {
  return {
    messageId: 'm1',
    conversationId: 'c1',
    agentId: 'agent00000000001',
    at: Date.now(),
    amount: 0,
    model: 'gpt-4o',
    inputTokens: 600,
    outputTokens: 30,
    rule: 'r',
    ...row,
  }
}
