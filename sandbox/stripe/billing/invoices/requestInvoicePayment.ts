import { keep, type Account } from '../../state/Account.ts'
import { makeId } from '../../state/makeId.ts'
import type { Resource } from '../../state/State.ts'

/** Stores an open payment of an invoice by a payment intent. `isDefault`: made when the invoice was finalized. */
export function requestInvoicePayment(
  account: Account,
  invoice: Resource<'invoice'>,
  intent: Resource<'payment_intent'>,
  { isDefault }: { isDefault: boolean },
): void {
  keep(account, 'invoice_payment', {
    id: makeId('inpay_1'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: isDefault,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}
