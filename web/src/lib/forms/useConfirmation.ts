import { stopHere } from './stopHere.ts'
import { useSender, type Sending } from './useSender.ts'

interface Confirmation extends Sending {
  /** For a question that has become another one since it failed. */
  forgetFailure: () => void
}

/** A form without fields: a question with a button that does what it says. */
export function useConfirmation(work: () => Promise<void>): Confirmation {
  const { isBusy, failure, send, forgetFailure } = useSender()
  return {
    isBusy,
    isDirty: false,
    failure,
    forgetFailure,
    submit: (event) => {
      stopHere(event)
      void send({ work })
    },
  }
}
