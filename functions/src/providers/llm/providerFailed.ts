import { AppError } from '../../domain/AppError.ts'

/**
 * The provider's words may hold keys or our prompt; only the kind of failure goes on, the rest to the log's
 * redactor.
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
  return new AppError('unavailable', 'modelUnreachable')
}
