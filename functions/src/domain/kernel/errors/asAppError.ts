import { InvalidPath, StoreError } from '../../../store/rest.ts'
import { ConnectionFailed } from '../../../store/send.ts'
import { AppError } from './AppError.ts'

const passing = new Set(['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'DEADLINE_EXCEEDED'])

/**
 * A failure as people are told of it: in the domain's own words, as a database out of reach, or as a fault of
 * ours.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Ids come from outside, and some that look like others are kept by the database for itself.
  if (error instanceof InvalidPath) return new AppError('invalid-argument')
  const isAway =
    error instanceof ConnectionFailed || (error instanceof StoreError && passing.has(error.status))
  return new AppError(isAway ? 'unavailable' : 'internal')
}
