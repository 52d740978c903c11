import { useEffect, useState } from 'react'

/**
 * Returns the focus to the element that had it before this component was rendered, unless another element has
 * taken it.
 * If that element has disappeared, such as a deleted row, one around it gets the focus. People who use a
 * keyboard then continue where they were.
 */
export function useFocusReturn(): void {
  const [candidates] = useState(() => focusableAround(document.activeElement))
  useEffect(
    () => () => {
      // After the layer has left the page, because its content has the focus until then.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) candidates.find(({ isConnected }) => isConnected)?.focus()
      })
    },
    [candidates],
  )
}

/** Returns an element and all around it that can have the focus, the nearest first. */
function focusableAround(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return []
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]')
  return [element, ...(around ? focusableAround(around) : [])]
}
