import { stopHere } from './stopHere.ts'
import { useSender, type Sending } from './useSender.ts'

/** A form without fields: a question with a button that does what it says. */
export function useConfirmation(
  work: () => Promise<void>,
): Sending & Pick<ReturnType<typeof useSender>, 'forgetFailure'> {
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
