import type { Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'

/** Requires that a browser sends the client secret of the intent that it requests; a server need not. */
export function requireSecret(
  { isPublishable, clientSecret }: Call<unknown>,
  intent: { client_secret: string | null },
  kind: string,
): void {
  if (!isPublishable && clientSecret === undefined) return
  if (clientSecret === intent.client_secret) return
  const message =
    clientSecret === undefined
      ? 'Missing required param: client_secret.'
      : `The client_secret provided does not match any associated ${kind} on this account.`
  throw invalid(message, {
    code: clientSecret === undefined ? 'parameter_missing' : 'resource_missing',
    param: 'client_secret',
  })
}
