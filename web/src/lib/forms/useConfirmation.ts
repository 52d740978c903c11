import { stopHere } from './stopHere.ts'
import { useSender, type Sending } from './useSender.ts'

interface Confirmation extends Sending {
  /** Deletes the failure when the question has changed. */
  resetFailure: () => void
}

/** Returns a form without fields: a question with a button that runs an action. */
export function useConfirmation(work: () => Promise<void>): Confirmation {
  const { isBusy, failure, send, resetFailure } = useSender()
  return {
    isBusy,
    isDirty: false,
    failure,
    resetFailure,
    submit: (event) => {
      stopHere(event)
      void send({ work })
    },
  }
}
