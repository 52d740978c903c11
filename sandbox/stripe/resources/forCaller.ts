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

/** Returns the fields of an intent that a browser may see. */
export function forCaller<Intent extends object>({ isPublishable }: Call<unknown>, intent: Intent): object {
  return isPublishable
    ? Object.fromEntries(Object.entries(intent).filter(([key]) => !forServers.has(key)))
    : intent
}

/** Returns an intent with the fields that the caller may see. */
export function showIntent(
  call: Call<unknown>,
  intent: Resource<'payment_intent'> | Resource<'setup_intent'>,
  kind: string,
): object {
  requireSecret(call, intent, kind)
  return forCaller(call, intent)
}

/** Returns an error whose intent has only the fields that the caller may see. */
export function failureForCaller(call: Call<unknown>, { status, error }: StripeFailure): StripeFailure {
  const { payment_intent: payment, setup_intent: setup } = error
  return new StripeFailure(status, {
    ...error,
    ...(payment && { payment_intent: forCaller(call, payment) }),
    ...(setup && { setup_intent: forCaller(call, setup) }),
  })
}
