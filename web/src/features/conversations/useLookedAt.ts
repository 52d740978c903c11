import { useEffect, useState, type RefObject } from 'react'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Whether somebody looks at what is shown. What he has chosen, he does; what opened by itself, once he does
 * something in it: until then it is as unread as it was.
 */
export function useLookedAt(element: RefObject<HTMLElement | null>, isChosen: boolean): boolean {
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
