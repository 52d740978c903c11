import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'

/**
 * Counts an attempt to sign in. Throws AppError 'resource-exhausted', with the time to wait, above `most`.
 */
export async function allowTry(key: string, max: number, windowMs: number, now: number): Promise<void> {
  try {
    await throttle(key, max, windowMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', 'tooManySignIns')
    throw error
  }
}
