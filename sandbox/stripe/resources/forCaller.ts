import type { Call } from '../api/endpoint.ts'
import { StripeFailure } from '../api/StripeFailure.ts'
import type { Resource } from '../state/State.ts'
import { requireSecret } from './requireSecret.ts'

const forServers = new Set([
  'application_fee_amount',
  'customer',
  'latest_charge',
  'metadata',
  'on_behalf_of',
  'review',
  'transfer_data',
])

/** What a browser may see of an intent. */
export function forCaller<Intent extends object>({ isPublishable }: Call<unknown>, intent: Intent): object {
  return isPublishable
    ? Object.fromEntries(Object.entries(intent).filter(([key]) => !forServers.has(key)))
    : intent
}

/** An intent for whoever may see it. */
export function showIntent(
  call: Call<unknown>,
  intent: Resource<'payment_intent'> | Resource<'setup_intent'>,
  kind: string,
): object {
  requireSecret(call, intent, kind)
  return forCaller(call, intent)
}

/** The same for the intent that an error carries. */
export function failureForCaller(call: Call<unknown>, { status, error }: StripeFailure): StripeFailure {
  const { payment_intent: payment, setup_intent: setup } = error
  return new StripeFailure(status, {
    ...error,
    ...(payment && { payment_intent: forCaller(call, payment) }),
    ...(setup && { setup_intent: forCaller(call, setup) }),
  })
}
