import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { toCallError } from '../errors.ts'
import { showToast } from '../toast.ts'

/** The state of a form's request to the server. */
export interface Sending {
  isBusy: boolean
  /** Something was entered that is not sent yet. */
  isDirty: boolean
  /** The reason of a failure that belongs to no field. */
  failure: string | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

interface SendingOptions {
  /** Throws a `CallError` whose fields are those of the form. */
  work: () => Promise<void>
  /** Shows errors at their fields, and returns whether any field has one. */
  showErrors?: (errors: FieldErrors) => boolean
}

interface Sender extends Omit<Sending, 'submit' | 'isDirty'> {
  /** Runs the request unless one is running. A failure is shown here, or wherever the person is by then. */
  send: (options: SendingOptions) => Promise<void>
  resetFailure: () => void
}

/** Runs one request at a time for a form, and keeps the reason of a failure. */
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

  async function send({ work, showErrors }: SendingOptions) {
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
      else if (!showErrors?.(fields)) setFailure(text)
    }
    isSending.current = false
    setBusy(false)
  }

  return { isBusy, failure, send, resetFailure: () => setFailure(undefined) }
}
