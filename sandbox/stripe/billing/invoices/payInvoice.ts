import { StripeFailure } from '../../api/StripeFailure.ts'
import { confirmPayment } from '../../payments/confirmPayment.ts'
import { rows, type Account } from '../../state/Account.ts'
import type { Resource } from '../../state/State.ts'
import { defaultMethod } from './defaultMethod.ts'
import { failInvoice, followPayment } from './followPayment.ts'

interface Payment {
  method?: string | undefined
  isOffSession: boolean
  origin: string
}

/** Tries to pay an open invoice, and returns why that failed. */
export function payInvoice(
  account: Account,
  invoice: Resource<'invoice'>,
  { method, isOffSession, origin }: Payment,
): StripeFailure | undefined {
  const intent = intentOf(account, invoice)
  if (!intent || intent.status === 'succeeded') return undefined
  const methodId = method ?? defaultMethod(account, invoice)
  if (methodId === undefined || intent.status === 'canceled') {
    failInvoice(account, invoice)
    return new StripeFailure(402, {
      type: 'card_error',
      code: 'missing',
      message: 'Cannot charge a customer that has no active card',
    })
  }
  intent.payment_method = methodId
  const failure = confirmPayment(account, intent, { isOffSession, isErrorOnAction: false, origin })
  followPayment(account, intent)
  if (intent.status !== 'requires_action') return failure
  // The holder can still respond to the bank, but this attempt has failed.
  failInvoice(account, invoice)
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully. ' +
      'Payment can be completed using the PaymentIntent associated with the invoice.',
    payment_intent: intent,
  })
}

function intentOf(account: Account, invoice: Resource<'invoice'>): Resource<'payment_intent'> | undefined {
  const payment = rows(account, 'invoice_payment').find((row) => row.invoice === invoice.id)
  return account.data.tables.payment_intent[payment?.payment.payment_intent ?? '']
}
