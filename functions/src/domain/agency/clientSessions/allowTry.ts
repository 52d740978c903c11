import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'

/** Counts a try of signing in; fails with `resource-exhausted` and says when to come back beyond `most`. */
export async function allowTry(key: string, most: number, windowMs: number, now: number): Promise<void> {
  try {
    await throttle(key, most, windowMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', 'tooManySignIns')
    throw error
  }
}
