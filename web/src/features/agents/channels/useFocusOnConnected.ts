import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for the text about the account: it gets the focus when the account was just connected,
 * because the clicked button is gone. The element needs a `tabIndex`.
 */
export function useFocusOnConnected<Said extends HTMLElement>(isConnected: boolean): RefObject<Said | null> {
  const messageRef = useRef<Said>(null)
  const was = useRef(isConnected)
  useEffect(() => {
    if (isConnected && !was.current) messageRef.current?.focus()
    was.current = isConnected
  }, [isConnected])
  return messageRef
}
