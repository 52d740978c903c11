import { useEffect, useState } from 'react'

/**
 * When this goes, whoever works by keyboard is again where he was before it came, unless something else took
 * the focus.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the layer has left the page: what it held has the focus until then.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener],
  )
}
