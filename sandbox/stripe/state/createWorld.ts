import { createHash } from 'node:crypto'
import type { AccountData, World } from './State.ts'

/** Creates the world of a secret key; the id of its platform account is derived from the key. */
export function createWorld(key: string): World {
  const platform = `acct_1${createHash('sha256').update(key).digest('hex').slice(0, 15)}`
  return {
    key,
    platform,
    frozenAt: null,
    accounts: { [platform]: createAccountData(platform) },
    endpoints: [],
    mode: 'deliver',
    deliveries: [],
    faults: [],
    afterRetries: 'cancel',
    codes: {},
    origin: '',
  }
}

export function createAccountData(id: string): AccountData {
  return {
    id,
    tables: {
      account: {},
      charge: {},
      'checkout.session': {},
      coupon: {},
      customer: {},
      discount: {},
      dispute: {},
      event: {},
      invoice: {},
      invoice_payment: {},
      payment_intent: {},
      payment_method: {},
      price: {},
      product: {},
      promotion_code: {},
      refund: {},
      setup_intent: {},
      subscription: {},
      tax_id: {},
      tax_rate: {},
    },
    cards: {},
    deletedCustomers: [],
    idempotency: {},
    pendingLines: {},
    orders: {},
    nextInvoiceNumber: 1,
  }
}
