import type { ErrorCode } from '../../../shared/errors/errorCodes.ts'
import type { TurnEvent } from '../../../shared/widget/widgetApi.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'

/** Refusals that stay the same when the request is repeated. */
const lasting = [
  'not-found',
  'failed-precondition',
  'permission-denied',
  'invalid-argument',
  'unauthenticated',
] as const
const passing = ['unavailable', 'resource-exhausted'] as const

/** Returns the event for a failed turn. An error that is not for visitors is logged without content. */
export function turnFailure(error: unknown): TurnEvent {
  const { code, message } = asAppError(error)
  if (code === 'out-of-credits')
    return { type: 'error', code, message: 'This chat is not available right now.', retry: false }
  if (isOneOf(lasting, code)) return { type: 'error', code, message, retry: false }
  if (isOneOf(passing, code)) return { type: 'error', code, message, retry: true }
  console.error('A turn failed', {
    name: error instanceof Error ? error.name : typeof error,
    stack: error instanceof Error ? error.stack : undefined,
  })
  return { type: 'error', code: 'internal', message: 'Something went wrong. Please try again.', retry: true }
}

function isOneOf<Code extends ErrorCode>(codes: readonly Code[], code: ErrorCode): code is Code {
  return codes.some((candidate) => candidate === code)
}
