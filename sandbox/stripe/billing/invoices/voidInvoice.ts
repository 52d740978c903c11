import { rows, type Account } from '../../state/Account.ts'
import type { Resource } from '../../state/State.ts'

/** Voids an invoice: it is no longer owed and cannot be paid. */
export function voidInvoice(account: Account, invoice: Resource<'invoice'>): void {
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.auto_advance = false
  invoice.status_transitions.voided_at = account.now()
  for (const payment of rows(account, 'invoice_payment')) {
    const intent = account.data.tables.payment_intent[payment.payment.payment_intent ?? '']
    if (payment.invoice !== invoice.id || payment.status !== 'open') continue
    payment.status = 'canceled'
    payment.status_transitions.canceled_at = account.now()
    if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') continue
    intent.status = 'canceled'
    intent.canceled_at = account.now()
    intent.cancellation_reason = 'void_invoice'
    intent.next_action = null
    account.emit('payment_intent.canceled', intent)
  }
  account.emit('invoice.voided', invoice)
}
