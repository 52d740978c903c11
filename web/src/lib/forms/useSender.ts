import type { FieldErrors } from '@parley/functions/shared/errors'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { toCallError } from '../errors.ts'
import { showToast } from '../toast.ts'

/** What a form needs to know of its way to the server. */
export interface Sending {
  isBusy: boolean
  /** Something has been entered that is not sent yet. */
  isDirty: boolean
  /** Why it failed, where no field is to blame. */
  failure: string | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

interface SendingOptions {
  /** Fails with a `CallError`, whose fields are those of the form. */
  work: () => Promise<void>
  /** Shows errors at their fields, and answers whether there is one that has such a field. */
  placeErrors?: (errors: FieldErrors) => boolean
}

interface Sender extends Omit<Sending, 'submit' | 'isDirty'> {
  /** Does the work unless it is being done; a failure is told here, or where the person is by then. */
  send: (options: SendingOptions) => Promise<void>
  forgetFailure: () => void
}

/** Does one thing at a time for a form, and keeps why it failed. */
export function useSender(): Sender {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function send({ work, placeErrors }: SendingOptions) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const { fields, message } = toCallError(error)
      const text = Object.values(fields)[0] ?? message
      if (isGone.current) void showToast(text, 'bad')
      else if (!placeErrors?.(fields)) setFailure(text)
    }
    isSending.current = false
    setBusy(false)
  }

  return { isBusy, failure, send, forgetFailure: () => setFailure(undefined) }
}
