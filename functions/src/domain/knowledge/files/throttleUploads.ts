import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const hourMs = 3_600_000

interface Uploads {
  /** What is uploaded, as a name of its own. */
  kind: string
  uid: string
  /** How many within an hour. */
  most: number
}

/** Counts an upload of somebody's; fails with `resource-exhausted`, and how many there may be, beyond that. */
export async function throttleUploads({ kind, uid, most }: Uploads, now: number): Promise<void> {
  try {
    await throttle(`${kind}:${uid}`, most, hourMs, now)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource-exhausted') throw error
    throw new AppError('resource-exhausted', { key: 'tooManyUploads', values: { most } })
  }
}
