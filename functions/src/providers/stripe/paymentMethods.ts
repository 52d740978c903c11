import type Stripe from 'stripe'
import type { PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { answered } from './answered.ts'
import { cardOf, lossOf, paymentOf, returnOf } from './fromStripe.ts'

type PaymentMethods = Pick<
  PaymentAccount,
  | 'startCardSetup'
  | 'readCardSetup'
  | 'useCard'
  | 'readPayment'
  | 'cancelPayment'
  | 'listPayments'
  | 'listReturnedPayments'
  | 'listReturns'
>

/** The maximum time that a bank takes to decide a dispute. */
const maxDisputeMs = 120 * 24 * 3600 * 1000
const secondsSince = (milliseconds: number) => ({ gte: Math.floor(milliseconds / 1000) })

/** Creates what accounts of the platform and of agencies have in common: cards, payments, and their returns. */
export function paymentMethodsOf(open: () => Promise<Stripe>): PaymentMethods {
  return {
    async startCardSetup(customerId, idempotencyKey) {
      const stripe = await open()
      const setup = await answered(() =>
        stripe.setupIntents.create(
          { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session' },
          { idempotencyKey },
        ),
      )
      return { setupId: setup.id, clientSecret: setup.client_secret ?? '' }
    },
    async readCardSetup(customerId, setupId) {
      const stripe = await open()
      const setup = await answered(() =>
        stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] }),
      )
      const isDone = setup.status === 'succeeded' && setup.customer === customerId
      return isDone ? cardOf(setup.payment_method) : undefined
    },
    async useCard(customerId, cardId) {
      const stripe = await open()
      await answered(() =>
        stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
      )
    },
    async readPayment(id) {
      const stripe = await open()
      return paymentOf(
        await answered(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      )
    },
    async cancelPayment(id) {
      const stripe = await open()
      return paymentOf(
        await answered(
          () => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
          (error) => error.payment_intent,
        ),
      )
    },
    async *listPayments(since, customer) {
      const stripe = await open()
      for await (const payment of stripe.paymentIntents.list({
        created: secondsSince(since),
        limit: 100,
        ...(customer && { customer }),
      }))
        yield paymentOf(payment)
    },
    async *listReturnedPayments(since) {
      const stripe = await open()
      for await (const refund of stripe.refunds.list({ created: secondsSince(since), limit: 100 }))
        yield returnOf(refund).paymentId
      for await (const dispute of stripe.disputes.list({
        created: secondsSince(since - maxDisputeMs),
        limit: 100,
      }))
        yield lossOf(dispute).paymentId
    },
    async listReturns(paymentId) {
      const stripe = await open()
      const [refunds, disputes] = await Promise.all([
        answered(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 })),
        answered(() => stripe.disputes.list({ payment_intent: paymentId, limit: 100 })),
      ])
      return [...refunds.data.map(returnOf), ...disputes.data.map(lossOf)]
    },
  }
}
