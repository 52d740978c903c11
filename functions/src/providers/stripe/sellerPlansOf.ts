import type Stripe from 'stripe'
import type { ListedPlan, SellerPlans } from '../../domain/agency/selling/sellers/SellerPlans.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { sellerPlanLimits } from '../../shared/agencies/sellerPlan.ts'
import { callStripe } from './callStripe.ts'
import { idOf } from './fromStripe.ts'

/** Creates the methods of an agency's account that keep its plans as products and prices. */
export function sellerPlansOf(open: () => Promise<Stripe>): SellerPlans {
  return {
    async saveProduct({ id, name, planId, workspaceId, features, isPopular, trialDays }, idempotencyKey) {
      const stripe = await open()
      const product = {
        name,
        active: true,
        metadata: { planId, workspaceId, isPopular: String(isPopular), trialDays, ...metadataOf(features) },
      }
      await callStripe(() => stripe.products.update(id, product)).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        await callStripe(() => stripe.products.create({ id, ...product }, { idempotencyKey }))
      })
    },
    async savePrice({ id, productId, planId, amount, credits }, idempotencyKey) {
      const stripe = await open()
      const isThere = id !== '' && (await activate(stripe, id))
      const priceId = isThere
        ? id
        : (
            await callStripe(() =>
              stripe.prices.create(
                {
                  product: productId,
                  currency: 'usd',
                  unit_amount: amount,
                  recurring: { interval: 'month' },
                  metadata: { planId, credits },
                },
                { idempotencyKey },
              ),
            )
          ).id
      // The account does not let the default price be archived, so it comes before that of the old one.
      await callStripe(() => stripe.products.update(productId, { default_price: priceId }))
      return priceId
    },
    async archivePrice(id) {
      const stripe = await open()
      await callStripe(() => stripe.prices.update(id, { active: false }))
    },
    async archiveProduct(id) {
      const stripe = await open()
      await callStripe(() => stripe.products.update(id, { active: false }))
    },
    async listPlans() {
      const stripe = await open()
      const found: ListedPlan[] = []
      const { data } = await callStripe(() =>
        stripe.products.list({ active: true, limit: 100, expand: ['data.default_price'] }),
      )
      for (const product of data) {
        const plan = planOf(product)
        if (plan) found.push(plan)
      }
      return found
    },
  }
}

/** Puts a price on sale; returns false for one that the agency has deleted. */
async function activate(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await callStripe(() => stripe.prices.update(id, { active: true }))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof AppError && error.code === 'not-found'

/** Returns the features as metadata; an empty value deletes what an earlier save has written. */
function metadataOf(features: readonly string[]): Record<string, string> {
  return Object.fromEntries(featureKeys.map((key, index) => [key, features[index] ?? '']))
}

const featureKeys = Array.from({ length: sellerPlanLimits.features }, (_, index) => `feature${index + 1}`)

/** Returns the plan of a product with our metadata; undefined for the agency's other products. */
function planOf({ id, name, metadata, default_price: price }: Stripe.Product): ListedPlan | undefined {
  const { planId, workspaceId, isPopular } = metadata
  if (!planId || !workspaceId || !price || typeof price === 'string' || !price.active) return undefined
  const isMonthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1
  if (price.currency !== 'usd' || !isMonthly || idOf(price.product) !== id) return undefined
  return {
    id: planId,
    workspaceId,
    name,
    features: featureKeys.flatMap((key) => metadata[key] || []),
    isPopular: isPopular === 'true',
    // Products of earlier saves have none.
    trialDays: Number(metadata['trialDays'] ?? 0),
    credits: Number(price.metadata['credits']),
    amount: price.unit_amount ?? 0,
    productId: id,
    priceId: price.id,
  }
}
