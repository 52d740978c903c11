import type Stripe from 'stripe'
import type { SubscriptionRequest } from '../../domain/billing/payments/Payments.ts'
import { answered } from './answered.ts'

/** Returns the id of a tax rate of the catalogue, which is created when it is first needed. */
export async function taxRateOf(
  stripe: Stripe,
  { name, basisPoints }: NonNullable<SubscriptionRequest['tax']>,
): Promise<string> {
  const percentage = basisPoints / 100
  const { data } = await answered(() => stripe.taxRates.list({ active: true, limit: 100 }))
  const taxRate = data.find(
    (rate) => rate.display_name === name && rate.percentage === percentage && !rate.inclusive,
  )
  if (taxRate) return taxRate.id
  return (
    await answered(() =>
      stripe.taxRates.create(
        { display_name: name, percentage, inclusive: false },
        { idempotencyKey: `parley:tax:${name}:${basisPoints}` },
      ),
    )
  ).id
}
