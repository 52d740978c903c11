import type { IdempotentResponse } from '../state/State.ts'
import { StripeFailure } from './StripeFailure.ts'

const retentionSeconds = 24 * 60 * 60

/** Reserves a key for its first request and returns undefined; returns the response of an earlier request. */
export function reserveKey(
  stored: Record<string, IdempotentResponse>,
  key: string,
  request: string,
  now: number,
): IdempotentResponse['response'] {
  const earlier = stored[key]
  if (!earlier || earlier.at + retentionSeconds <= now) {
    stored[key] = { request, at: now, response: undefined }
    return undefined
  }
  if (earlier.request !== request) {
    throw new StripeFailure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (!earlier.response) {
    throw new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        'There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, ' +
        `and the other request is still going through): ${key}. Please try again later.`,
    })
  }
  return earlier.response
}

/** Stores the response for a key that was reserved. */
export function storeResponse(
  kept: Record<string, IdempotentResponse>,
  key: string | undefined,
  response: IdempotentResponse['response'],
): void {
  const entry = kept[key ?? '']
  if (entry) entry.response = response
}
