import { useSyncExternalStore } from 'react'

/** Whether this tab is the one that is looked at. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden')
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
