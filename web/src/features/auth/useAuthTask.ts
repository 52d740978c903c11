import { useState } from 'react'
import { textsAreHere } from '../../lib/texts/textsOf.ts'

export interface AuthTask {
  isBusy: boolean
  error: string | undefined
  run: (task: () => Promise<void>) => void
}

/** One request at a time, with its failure as a sentence. The Firebase SDK arrives with the first one. */
export function useAuthTask(): AuthTask {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = (task: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    task()
      .catch(async (reason: unknown) => {
        const { authSentence } = await import('./authSentence.ts')
        await textsAreHere()
        setError(authSentence(reason))
      })
      .finally(() => setBusy(false))
  }
  return { isBusy, error, run }
}
