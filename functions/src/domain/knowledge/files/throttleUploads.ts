import { hourMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'

interface Uploads {
  /** The name of the limit, by the kind of upload. */
  kind: string
  uid: string
  /** The limit per hour. */
  max: number
}

/** Counts an upload of a person; throws AppError 'resource-exhausted' with the limit when it is exceeded. */
export async function throttleUploads({ kind, uid, max }: Uploads, now: number): Promise<void> {
  try {
    await throttle(`${kind}:${uid}`, max, hourMs, now)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource-exhausted') throw error
    throw new AppError('resource-exhausted', { key: 'tooManyUploads', values: { most: max } })
  }
}
