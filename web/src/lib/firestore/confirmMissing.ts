import { getDocFromServer, type DocumentReference } from 'firebase/firestore'
import { CallError } from '../errors.ts'

/**
 * Requests from the server whether a document that the cache lacks is missing.
 * No second snapshot would say so, because nothing of the document changes.
 */
export async function confirmMissing(
  reference: DocumentReference,
  onMissing: () => void,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const snapshot = await getDocFromServer(reference)
    if (!snapshot.exists()) onMissing()
  } catch {
    fail(new CallError('unavailable'))
  }
}
