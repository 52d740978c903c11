import type { QuerySnapshot } from 'firebase/firestore'
import { patient } from '../environment.ts'

/** The time in which the server has to confirm that a list is empty. */
const patienceMs = 1_000

/**
 * Follows a list with changes of its metadata.
 * An empty list from the cache is not yet a result: the cache has one as soon as a list was followed before.
 * It is reported when the server confirms it, and fails when that takes too long.
 */
export function followConfirmed(
  next: (snapshot: QuerySnapshot) => void,
  failUnconfirmed: () => void,
): { receive: (snapshot: QuerySnapshot) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeard = false
  return {
    receive: (snapshot) => {
      clearTimeout(timer)
      if (snapshot.empty && snapshot.metadata.fromCache) {
        isHeard = false
        timer = setTimeout(failUnconfirmed, navigator.onLine ? patient(patienceMs) : 0)
        return
      }
      // A change of only the metadata is no news.
      if (isHeard && snapshot.docChanges().length === 0) return
      isHeard = true
      next(snapshot)
    },
    stop: () => clearTimeout(timer),
  }
}
