import type { Config } from '../../config/readConfig.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { PaymentAccount, Payments } from '../../domain/billing/payments/Payments.ts'
import { paymentAccounts, type PaymentAccountKey } from '../../shared/billing/billing.ts'
import { cardsOf } from './cardsOf.ts'
import { eventOf } from './fromStripe.ts'
import { listsOf, paymentsOf } from './payments.ts'
import { openStripe } from './openStripe.ts'
import { subscriptionsOf } from './subscriptionsOf.ts'
import { taxesOf } from './taxesOf.ts'

/** The maximum age of a signature. */
const maxDelaySeconds = 300
const isTestKey = (key: string) => /^(sk|rk)_test_/.test(key)

type StripeKeys = NonNullable<Config['stripe']['accounts'][PaymentAccountKey]>

/**
 * Creates payments by Stripe. An account without keys falls back to the US account, and its events arrive
 * there. `au` has no fallback.
 */
export function stripePayments(settings: Pick<Config['stripe'], 'accounts' | 'baseUrl'>): Payments {
  const opened = new Map<PaymentAccountKey, PaymentAccount>()
  const account = (accountKey: PaymentAccountKey): PaymentAccount => {
    const key = settings.accounts[accountKey] || accountKey === 'au' ? accountKey : 'us'
    const keys = settings.accounts[key]
    if (!keys) throw new AppError('failed-precondition', 'paymentsNotAvailable')
    const openedAccount = opened.get(key)
    if (openedAccount) return openedAccount
    const created = stripeAccount(key, keys, settings.baseUrl)
    opened.set(key, created)
    return created
  }
  return { account, accounts: () => paymentAccounts.filter((key) => settings.accounts[key]).map(account) }
}

function stripeAccount(
  key: PaymentAccountKey,
  { publishableKey, webhookSecret, secretKey }: StripeKeys,
  baseUrl: string | undefined,
): PaymentAccount {
  const open = () => openStripe(secretKey, baseUrl)
  return {
    key,
    publishableKey,
    ...subscriptionsOf(open),
    ...cardsOf(open),
    ...taxesOf(open),
    ...paymentsOf(open),
    ...listsOf(open),
    async readEvent(body, signature) {
      const stripe = await open()
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          maxDelaySeconds,
        )
        if (event.livemode === isTestKey(secretKey)) throw new Error('The event is of the other mode')
        return eventOf(event)
      } catch {
        throw new AppError('invalid-argument', 'notOurEvent')
      }
    },
  }
}
