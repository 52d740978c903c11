import { useEffect, useState } from 'react'

/**
 * When this goes, whoever works by keyboard is again where he was before it came, unless something else took
 * the focus; where that place has gone, such as a row that was deleted, at what it stood in.
 */
export function useFocusReturn(): void {
  const [places] = useState(() => placesAround(document.activeElement))
  useEffect(
    () => () => {
      // After the layer has left the page: what it held has the focus until then.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) places.find(({ isConnected }) => isConnected)?.focus()
      })
    },
    [places],
  )
}

/** An element, and all around it that can have the focus in its place, the nearest first. */
function placesAround(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return []
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]')
  return [element, ...(around ? placesAround(around) : [])]
}
