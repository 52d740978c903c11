import type Stripe from 'stripe'

/** Creates a customer with a card, as the parameters of a payment. */
export async function customerWith(client: Stripe, card: string) {
  const { id } = await client.customers.create()
  const method = await client.paymentMethods.attach(card, { customer: id })
  return { customer: id, payment_method: method.id }
}
