import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { isEmulated, sandboxStripeUrl } from '../../../lib/environment.ts'
import { CallError } from '../../../lib/errors.ts'
import { t } from '../texts.ts'

/** What the keys of `functions/.env.demo-parley` begin with; real test keys talk to the real one. */
const sandboxKeys = 'pk_test_parley'

const opened = new Map<string, Promise<Stripe>>()

/**
 * Stripe.js with the key of a payment account, fetched when somebody is about to pay. One that did not come
 * is asked for again.
 */
export function openStripe(publishableKey: string): Promise<Stripe> {
  const known = opened.get(publishableKey)
  if (known) return known
  const opening = open(publishableKey)
  opened.set(publishableKey, opening)
  opening.catch(() => opened.delete(publishableKey))
  return opening
}

async function open(publishableKey: string): Promise<Stripe> {
  if (publishableKey === '') throw new CallError('internal', t('configurationMissing'))
  if (isEmulated && publishableKey.startsWith(sandboxKeys)) await loadStandIn()
  const stripe = await loadStripe(publishableKey).catch(() => null)
  if (!stripe) throw new CallError('unavailable', t('stripeMissing'))
  return stripe
}

let standIn: Promise<void> | undefined

/** The sandbox's script puts itself where Stripe's would be, which the loader then takes. */
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
