import { z } from 'zod'
import { paymentAccounts, type PaymentAccountKey } from '../shared/billing/billing.ts'

interface StripeEnvironment {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_ACCOUNTS?: string | undefined
}

const stripeKeysSchema = z.object({
  secretKey: z.string(),
  publishableKey: z.string(),
  webhookSecret: z.string(),
})

/**
 * Returns the shared account from three variables, and those of single countries from one, as JSON by
 * account.
 */
export function stripeAccounts(
  env: StripeEnvironment,
): Partial<Record<PaymentAccountKey, z.infer<typeof stripeKeysSchema>>> {
  const ownAccounts = z
    .partialRecord(z.enum(paymentAccounts), stripeKeysSchema)
    .parse(JSON.parse(env.STRIPE_ACCOUNTS ?? '{}'))
  if (!env.STRIPE_SECRET_KEY) return ownAccounts
  return {
    us: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    },
    ...ownAccounts,
  }
}
