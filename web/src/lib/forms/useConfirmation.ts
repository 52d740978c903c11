import { stopHere, useSender, type Sending } from './useSender.ts'

/** A form without fields: a question with a button that does what it says. */
export function useConfirmation(work: () => Promise<void>): Sending {
  const { isBusy, failure, send } = useSender()
  return {
    isBusy,
    isDirty: false,
    failure,
    submit: (event) => {
      stopHere(event)
      void send({ work })
    },
  }
}
