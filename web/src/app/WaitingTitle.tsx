import { useEffect } from 'react'
import { useWaiting } from '../features/conversations/useWaiting.ts'
import { countInTitle } from '../lib/useDocumentTitle.ts'

/** Says in the tab's title how many people wait for a person. */
export function WaitingTitle() {
  const waiting = useWaiting()
  const count = waiting.status === 'ready' ? waiting.data.items.length : 0
  useEffect(() => {
    countInTitle(count)
    return () => countInTitle(0)
  }, [count])
  return null
}
