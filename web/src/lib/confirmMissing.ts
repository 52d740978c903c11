import { getDocFromServer, type DocumentReference } from 'firebase/firestore'
import { CallError } from './errors.ts'

/**
 * Asks the server itself whether a document is missing that the cache does not have: no second snapshot would
 * say so, since nothing of the document changes with it.
 */
export async function confirmMissing(
  reference: DocumentReference,
  tellMissing: () => void,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const asked = await getDocFromServer(reference)
    if (!asked.exists()) tellMissing()
  } catch {
    fail(new CallError('unavailable'))
  }
}
