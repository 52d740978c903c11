import { InvalidPath, StoreError } from '../../../store/rest.ts'
import { ConnectionFailed } from '../../../store/send.ts'
import { AppError } from './AppError.ts'

const passing = new Set(['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'DEADLINE_EXCEEDED'])

/**
 * Returns an error that a person may see: an AppError as it is, 'unavailable' for a database that does not
 * respond, else 'internal'.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // Ids come from outside, and the database refuses some of them, such as reserved names.
  if (error instanceof InvalidPath) return new AppError('invalid-argument')
  const isAway =
    error instanceof ConnectionFailed || (error instanceof StoreError && passing.has(error.status))
  return new AppError(isAway ? 'unavailable' : 'internal')
}
