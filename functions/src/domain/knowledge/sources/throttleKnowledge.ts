import { throttleUploads } from '../files/throttleUploads.ts'

/** Files and texts that one person may have read per hour. */
const maxPerHour = 500

/**
 * Counts a file or text that a person has read and indexed, also when it is read again. Throws AppError
 * 'resource-exhausted' with the limit when it is exceeded.
 */
export async function throttleKnowledge(uid: string, now: number): Promise<void> {
  await throttleUploads({ kind: 'uploads', uid, max: maxPerHour }, now)
}
