import { AppError } from '../../kernel/errors/AppError.ts'

/** Undefined in place of a hold for which there is no credit; other failures pass. */
export function noneWithoutCredit(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'out-of-credits') return undefined
  throw error
}
