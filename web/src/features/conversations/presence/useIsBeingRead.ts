import { useEffect, useState, type RefObject } from 'react'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Returns true when the user reads what is shown: at once for a conversation that they selected, and after
 * the first interaction for one that opened by itself, which stays unread until then.
 */
export function useIsBeingRead(element: RefObject<HTMLElement | null>, isChosen: boolean): boolean {
  const [wasTouched, setTouched] = useState(false)
  const isLookedAt = isChosen || wasTouched
  useEffect(() => {
    const { current } = element
    if (isLookedAt || !current) return
    const listening = new AbortController()
    const handle = () => setTouched(true)
    for (const sign of signs)
      current.addEventListener(sign, handle, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [element, isLookedAt])
  return isLookedAt
}
