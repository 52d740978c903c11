import { useCallback, useEffect, useRef } from 'react'
import { useGuard } from '../../lib/navigation/guards.tsx'

/**
 * Keeps the page while an action is running whose outcome has to be seen, also when the person goes back.
 * Release the hold before a navigation: a call takes effect at once, not with the next render.
 */
export function useLeaveBlock(): (isHeld: boolean) => void {
  const isHeld = useRef(false)
  useGuard(() => isHeld.current)

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isHeld.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [])

  return useCallback((next: boolean) => {
    isHeld.current = next
  }, [])
}
