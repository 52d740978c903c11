import { useCallback, useEffect, useRef } from 'react'
import { useGuard } from '../lib/guards.tsx'

/**
 * Keeps the page while something is under way whose outcome has to be seen, also when somebody goes back.
 * Whoever holds lets go before leaving: what is said here counts at once, not with the next render.
 */
export function useHold(): (isHeld: boolean) => void {
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
