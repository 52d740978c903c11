import { AppError } from '../../domain/kernel/errors/AppError.ts'

/**
 * Converts a vendor's failure. Its message may contain keys or the prompt, so only its kind is passed on; the
 * rest goes to the log's redactor.
 */
export function providerFailed(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : undefined
  console.error('The model provider failed', {
    status,
    name: error instanceof Error ? error.name : typeof error,
  })
  if (isKeyRefused(status, error)) return new AppError('permission-denied', 'modelUnreachable')
  if (status === 429) return new AppError('resource-exhausted', 'modelUnreachable')
  return new AppError('unavailable', 'modelUnreachable')
}

/** Returns whether the vendor refused the key; Google responds with 400 to an unknown key. */
function isKeyRefused(status: number | undefined, error: unknown): boolean {
  if (status === 401 || status === 402 || status === 403) return true
  const body =
    typeof error === 'object' && error !== null && 'responseBody' in error ? error.responseBody : ''
  return status === 400 && typeof body === 'string' && body.includes('API_KEY_INVALID')
}
