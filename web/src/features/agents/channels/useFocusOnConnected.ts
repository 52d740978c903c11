import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads whoever has just connected an account to what is then said of it: what he has pressed is gone. The
 * element needs a `tabIndex`.
 */
export function useFocusOnConnected<Said extends HTMLElement>(isConnected: boolean): RefObject<Said | null> {
  const said = useRef<Said>(null)
  const was = useRef(isConnected)
  useEffect(() => {
    if (isConnected && !was.current) said.current?.focus()
    was.current = isConnected
  }, [isConnected])
  return said
}
