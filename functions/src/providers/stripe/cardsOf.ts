import type Stripe from 'stripe'
import type { PaymentAccount } from '../../domain/billing/payments/Payments.ts'
import { callStripe } from './callStripe.ts'
import { cardOf } from './fromStripe.ts'

type CardMethods = Pick<
  PaymentAccount,
  'createCustomer' | 'startCardSetup' | 'readCardSetup' | 'attachCard' | 'useCard'
>

/** Creates the methods of one Stripe account that save customers and their cards. */
export function cardsOf(open: () => Promise<Stripe>): CardMethods {
  return {
    async createCustomer({ workspaceId, email, country }, idempotencyKey) {
      const stripe = await open()
      const customer = await callStripe(() =>
        stripe.customers.create(
          { email, address: { country }, metadata: { workspaceId } },
          { idempotencyKey },
        ),
      )
      return customer.id
    },
    async startCardSetup(customerId, idempotencyKey) {
      const stripe = await open()
      const setup = await callStripe(() =>
        stripe.setupIntents.create(
          { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session' },
          { idempotencyKey },
        ),
      )
      return { setupId: setup.id, clientSecret: setup.client_secret ?? '' }
    },
    async readCardSetup(customerId, setupId) {
      const stripe = await open()
      const setup = await callStripe(() =>
        stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] }),
      )
      const isDone = setup.status === 'succeeded' && setup.customer === customerId
      return isDone ? cardOf(setup.payment_method) : undefined
    },
    async attachCard(customerId, cardId) {
      const stripe = await open()
      return cardOf(await callStripe(() => stripe.paymentMethods.attach(cardId, { customer: customerId })))
    },
    async useCard(customerId, cardId) {
      const stripe = await open()
      await callStripe(() =>
        stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
      )
    },
  }
}
