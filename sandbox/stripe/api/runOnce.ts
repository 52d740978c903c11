import type { ServerResponse } from 'node:http'
import type { Account } from '../state/Account.ts'
import { reserveKey } from './idempotency.ts'
import { asResponse, type StripeResponse } from './respond.ts'

/** Runs the effect, or returns the response that the same idempotency key had. */
export async function runOnce(
  account: Account,
  key: string | undefined,
  { method, path, encoded }: { method: string; path: string; encoded: URLSearchParams },
  response: ServerResponse,
  prepare: () => Promise<() => StripeResponse>,
): Promise<StripeResponse> {
  if (!key) return (await prepare())()
  encoded.sort()
  const stored = account.data.idempotency
  const earlier = reserveKey(stored, key, `${method} ${path} ${encoded.toString()}`, account.now())
  if (earlier) {
    response.setHeader('idempotent-replayed', 'true')
    return earlier
  }
  try {
    const effect = await prepare()
    const result = attempt(effect)
    if (stored[key]) stored[key].response = result
    return result
  } finally {
    // Refused before it took effect: the key remains free.
    if (!stored[key]?.response) delete stored[key]
  }
}

/** Converts a failure after the start of the effect to a response, which is stored like any other. */
function attempt(effect: () => StripeResponse): StripeResponse {
  try {
    return effect()
  } catch (error) {
    return asResponse(error)
  }
}
