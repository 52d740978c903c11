import { useEffect } from 'react'
import { useWaiting } from '../../features/conversations/waiting/useWaiting.ts'
import { countInTitle } from '../../lib/navigation/useDocumentTitle.ts'

/** Shows the number of waiting visitors in the tab's title. */
export function WaitingTitle() {
  const waiting = useWaiting()
  const count = waiting.status === 'ready' ? waiting.data.items.length : 0
  useEffect(() => {
    countInTitle(count)
    return () => countInTitle(0)
  }, [count])
  return null
}
