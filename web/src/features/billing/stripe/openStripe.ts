import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { isEmulated, sandboxStripeUrl } from '../../../lib/environment.ts'
import { CallError } from '../../../lib/errors.ts'
import { language } from '../../../lib/texts/language.ts'
import { t } from '../texts.ts'

/** The prefix of the keys in `functions/.env.demo-parley`; real test keys use Stripe itself. */
const sandboxKeys = 'pk_test_parley'

const opened = new Map<string, Promise<Stripe>>()

/**
 * Loads Stripe.js with the key of a payment account, when a person is about to pay. A failed load is retried.
 * `accountId`: the connected account that receives the payment, instead of the key's own.
 */
export function openStripe(publishableKey: string, accountId?: string): Promise<Stripe> {
  const name = `${publishableKey} ${accountId ?? ''}`
  const loading = opened.get(name)
  if (loading) return loading
  const opening = open(publishableKey, accountId)
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

async function open(publishableKey: string, accountId: string | undefined): Promise<Stripe> {
  if (publishableKey === '') throw new CallError('internal', t('configurationMissing'))
  if (isEmulated && publishableKey.startsWith(sandboxKeys)) await loadStandIn()
  const stripe = await loadStripe(publishableKey, {
    locale: language,
    ...(accountId && { stripeAccount: accountId }),
  }).catch(() => null)
  if (!stripe) throw new CallError('unavailable', t('stripeMissing'))
  return stripe
}

let standIn: Promise<void> | undefined

/** Loads the sandbox's script under Stripe's URL, which the loader then finds. */
function loadStandIn(): Promise<void> {
  standIn ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = sandboxStripeUrl
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      standIn = undefined
      script.remove()
      reject(new CallError('unavailable', t('stripeMissing')))
    })
    document.head.append(script)
  })
  return standIn
}
