import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useRef, useState } from 'react'
import { textsAreHere } from '../../lib/texts/textsOf.ts'

export interface AuthTask {
  isBusy: boolean
  /** The reason of the last failure, if no field caused it. */
  error: string | undefined
  /** `placeErrors` shows errors at their fields, and returns whether one has such a field. */
  run: (task: () => Promise<void>, placeErrors?: (errors: FieldErrors) => boolean) => void
  resetError: () => void
}

/**
 * Runs one request at a time, with its failure as a sentence. The Firebase SDK is loaded with the first one.
 */
export function useAuthTask(): AuthTask {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isRunning = useRef(false)

  const run: AuthTask['run'] = (task, placeErrors) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    task()
      .catch(async (reason: unknown) => {
        const { readAuthFailure } = await import('../../lib/signIn/readAuthFailure.ts')
        await textsAreHere()
        const { message, fields } = readAuthFailure(reason)
        if (!placeErrors?.(fields)) setError(message)
      })
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }

  return { isBusy, error, run, resetError: () => setError(undefined) }
}
