import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { isEmulated } from '../environment.ts'

interface Listener {
  receive: (snapshot: DocumentSnapshot) => void
  fail: (error: unknown) => void
  /** Reads the document past the cache of the SDK; returns whether it exists. */
  readAgain: () => Promise<boolean>
}

const readAgainMs = 2_000

/** Listens to a document until the returned function is called. */
export function listenToDocument(reference: DocumentReference, listener: Listener): () => void {
  return isEmulated
    ? listenToEmulator(reference, listener)
    : onSnapshot(reference, listener.receive, listener.fail)
}

/**
 * Listens to a document in the emulator, and reads it past the cache as long as it is missing. The emulator
 * may send a snapshot of the time T before the creation of a document that was committed before T. The SDK
 * then remembers the document as missing at T, and ignores its creation as outdated. Firestore keeps the
 * order.
 */
function listenToEmulator(reference: DocumentReference, { receive, fail, readAgain }: Listener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = () => {
    timer = setTimeout(() => {
      const current = timer
      const retry = () => timer === current && startTimer()
      if (!navigator.onLine) retry()
      else readAgain().then((exists) => exists || retry(), retry)
    }, readAgainMs)
  }
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const stop = onSnapshot(
    reference,
    (snapshot) => {
      end()
      if (!snapshot.exists()) startTimer()
      receive(snapshot)
    },
    (error) => {
      end()
      fail(error)
    },
  )
  return () => {
    end()
    stop()
  }
}
