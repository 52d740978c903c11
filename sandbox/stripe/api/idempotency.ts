import type { IdempotentAnswer } from '../state/State.ts'
import { StripeFailure } from './StripeFailure.ts'

const retentionSeconds = 24 * 60 * 60

/** Reserves a key for its first request and returns undefined; returns the response of an earlier request. */
export function reserveKey(
  stored: Record<string, IdempotentAnswer>,
  key: string,
  request: string,
  now: number,
): IdempotentAnswer['answer'] {
  const earlier = stored[key]
  if (!earlier || earlier.at + retentionSeconds <= now) {
    stored[key] = { request, at: now, answer: undefined }
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
  if (!earlier.answer) {
    throw new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        'There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, ' +
        `and the other request is still going through): ${key}. Please try again later.`,
    })
  }
  return earlier.answer
}

/** Stores the response for a key that was reserved. */
export function storeAnswer(
  kept: Record<string, IdempotentAnswer>,
  key: string | undefined,
  answer: IdempotentAnswer['answer'],
): void {
  const entry = kept[key ?? '']
  if (entry) entry.answer = answer
}
