import { useEffect, useRef } from 'react'

/**
 * Returns a ref of the element that gets the focus when a change of `state` has taken it away, because the
 * focused element is gone or disabled now. Otherwise people who use a keyboard would begin at the top again.
 */
export function useFocusFallback<Fallback extends HTMLElement>(state: unknown) {
  const fallback = useRef<Fallback>(null)
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled')
    if (isLost) fallback.current?.focus()
  }, [state])
  return fallback
}
