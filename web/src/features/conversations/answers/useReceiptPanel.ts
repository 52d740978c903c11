import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { isComposing } from '../../../lib/browser/isComposing.ts'

/**
 * Long enough that a passing pointer does not open the slip, and that a pointer can move to it before it
 * closes.
 */
const openAfterMs = 450
const closeAfterMs = 140

interface OpenReceipt {
  isOpen: boolean
  toggle: () => void
  close: () => void
  /** For the button: opens the slip on keyboard focus. */
  onFocus: (event: FocusEvent) => void
  /** Handlers for the element that contains the button and the slip. */
  owner: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Opens a popover when the pointer rests, on focus, and on a click, which pins it; Escape closes it. As a
 * sheet it takes the focus, and only a click opens it.
 */
export function useReceiptPanel(isThere: boolean, isSheet: boolean): OpenReceipt {
  const [state, setState] = useState<'closed' | 'open' | 'kept'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = isThere && state !== 'closed'
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setState('closed')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isOpen])

  function setStateAfter(next: typeof state, ms = 0) {
    clearTimeout(timer.current)
    if (ms === 0) setState(next)
    else timer.current = setTimeout(() => setState((now) => (now === 'kept' ? now : next)), ms)
  }

  return {
    isOpen,
    toggle: () => setStateAfter(state === 'kept' ? 'closed' : 'kept'),
    close: () => setStateAfter('closed'),
    onFocus({ target }) {
      if (!isSheet && state === 'closed' && target.matches(':focus-visible')) setStateAfter('open')
    },
    owner: {
      onPointerEnter({ pointerType }) {
        if (pointerType === 'mouse' && isThere && !isSheet) setStateAfter('open', openAfterMs)
      },
      onPointerLeave({ pointerType }) {
        if (pointerType === 'mouse' && !isSheet) setStateAfter('closed', closeAfterMs)
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!isSheet && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
          setStateAfter('closed')
      },
    },
  }
}
