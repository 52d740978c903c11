import type { QuerySnapshot } from 'firebase/firestore'

/** How long the server may take to confirm that a list is empty. */
const patienceMs = 1_000

/**
 * Hears what is followed of a list, with changes of its metadata. An empty list out of the cache is no
 * answer: it has failed when the server does not confirm it soon, and is heard when it does. The cache has
 * such lists as soon as one was followed before.
 */
export function hearConfirmed(
  next: (snapshot: QuerySnapshot) => void,
  failUnconfirmed: () => void,
): { hear: (snapshot: QuerySnapshot) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeard = false
  return {
    hear: (snapshot) => {
      clearTimeout(timer)
      if (snapshot.empty && snapshot.metadata.fromCache) {
        isHeard = false
        timer = setTimeout(failUnconfirmed, navigator.onLine ? patienceMs : 0)
        return
      }
      // A change of metadata alone says nothing new.
      if (isHeard && snapshot.docChanges().length === 0) return
      isHeard = true
      next(snapshot)
    },
    stop: () => clearTimeout(timer),
  }
}
