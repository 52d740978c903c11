import { dayMs } from '../../shared/durations.ts'
import type Stripe from 'stripe'
import type { PaymentAccount, VendorPayment, VendorReturn } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { lossOf, paymentOf, returnOf } from './fromStripe.ts'

/** The maximum time that a bank takes to decide a dispute. */
const maxDisputeMs = 120 * dayMs
const secondsSince = (milliseconds: number) => ({ gte: Math.floor(milliseconds / 1000) })

/** Creates the methods of one Stripe account that make payments. */
export function paymentsOf(
  open: () => Promise<Stripe>,
): Pick<PaymentAccount, 'pay' | 'readPayment' | 'cancelPayment'> {
  return {
    async pay({
      customerId,
      cardId,
      currency,
      amount,
      description,
      purchase,
      isPayerPresent,
      idempotencyKey,
    }) {
      const stripe = await open()
      const created = await callStripe(
        () =>
          stripe.paymentIntents.create(
            {
              amount,
              currency,
              description,
              customer: customerId,
              payment_method: cardId,
              allowed_payment_method_types: ['card'],
              confirm: true,
              metadata: purchase,
              ...(!isPayerPresent && { off_session: true, error_on_requires_action: true }),
            },
            { idempotencyKey },
          ),
        // A declined payment is a result too: the error contains it.
        (error) => error.payment_intent,
      )
      return paymentOf(created)
    },
    readPayment: async (id) => readPayment(await open(), id),
    async cancelPayment(id) {
      const stripe = await open()
      const payment = paymentOf(
        await callStripe(
          () => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
          (error) => error.payment_intent,
        ),
      )
      // The error about a payment that has succeeded contains it without its receipt.
      return payment.state === 'succeeded' ? readPayment(stripe, id) : payment
    },
  }
}

async function readPayment(stripe: Stripe, id: string): Promise<VendorPayment> {
  return paymentOf(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })))
}

/** Creates the methods of one Stripe account that list payments, and money that was returned. */
export function listsOf(
  open: () => Promise<Stripe>,
): Pick<PaymentAccount, 'listPayments' | 'listReturnedPayments' | 'listReturns'> {
  return {
    async *listPayments(since, customer) {
      const stripe = await open()
      const list = stripe.paymentIntents.list({
        created: secondsSince(since),
        limit: 100,
        ...(customer && { customer }),
      })
      for await (const payment of eachAnswered(list)) yield paymentOf(payment)
    },
    async *listReturnedPayments(since) {
      const stripe = await open()
      const refunds = stripe.refunds.list({ created: secondsSince(since), limit: 100 })
      for await (const refund of eachAnswered(refunds)) yield returnOf(refund).paymentId
      const disputes = stripe.disputes.list({ created: secondsSince(since - maxDisputeMs), limit: 100 })
      for await (const dispute of eachAnswered(disputes)) yield lossOf(dispute).paymentId
    },
    async listReturns(paymentId) {
      const stripe = await open()
      const of = { payment_intent: paymentId, limit: 100 }
      const returns: VendorReturn[] = []
      for await (const refund of eachAnswered(stripe.refunds.list(of))) returns.push(returnOf(refund))
      for await (const dispute of eachAnswered(stripe.disputes.list(of))) returns.push(lossOf(dispute))
      return returns
    },
  }
}

/** Yields the items of all pages of a list, and translates failures as `callStripe` does. */
async function* eachAnswered<Item>(list: AsyncIterable<Item>): AsyncGenerator<Item> {
  const items = list[Symbol.asyncIterator]()
  for (;;) {
    const next = await callStripe(() => items.next())
    if (next.done) return
    yield next.value
  }
}
