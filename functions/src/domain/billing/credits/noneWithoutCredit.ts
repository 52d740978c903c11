import { AppError } from '../../kernel/errors/AppError.ts'

/** Turns 'out-of-credits' into undefined, as the result of a hold; throws every other error. */
export function noneWithoutCredit(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'out-of-credits') return undefined
  throw error
}
