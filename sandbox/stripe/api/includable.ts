import type { Account } from '../state/Account.ts'
import { rows } from '../state/Account.ts'
import { page } from './page.ts'

/** Fields that exist only when `expand` names them, by `object.field`. */
export const includable: Record<string, (account: Account, owner: object) => unknown> = {
  'invoice.confirmation_secret': (account, invoice) => {
    const intent = rows(account, 'invoice_payment').find((payment) => payment.invoice === idOf(invoice))
      ?.payment.payment_intent
    const secret = intent === undefined ? null : account.data.tables.payment_intent[intent]?.client_secret
    return secret ? { client_secret: secret, type: 'payment_intent' } : null
  },
  'invoice.payments': (account, invoice) => {
    const payments = rows(account, 'invoice_payment').filter((payment) => payment.invoice === idOf(invoice))
    return structuredClone(page(payments, {}, '/v1/invoice_payments'))
  },
  // Coupons of the sandbox apply to all products.
  'coupon.applies_to': () => null,
  'customer.subscriptions': (account, customer) => {
    const running = rows(account, 'subscription').filter(
      (row) => row.customer === idOf(customer) && row.status !== 'canceled',
    )
    return structuredClone(page(running, {}, `/v1/customers/${idOf(customer)}/subscriptions`))
  },
  'charge.refunds': (account, charge) => {
    const refunds = rows(account, 'refund').filter((refund) => refund.charge === idOf(charge))
    return structuredClone(page(refunds, {}, `/v1/charges/${idOf(charge)}/refunds`))
  },
}

const idOf = (owner: object) => String(Reflect.get(owner, 'id'))
