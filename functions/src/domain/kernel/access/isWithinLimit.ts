import { AppError } from '../errors/AppError.ts'

/** Returns whether a counted use is within its limits; other errors are thrown. */
export async function isWithinLimit(use: Promise<unknown>): Promise<boolean> {
  try {
    await use
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted') return false
    throw error
  }
}
