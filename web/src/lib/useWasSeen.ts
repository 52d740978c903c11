import { useEffect, useState, type RefObject } from 'react'

/** How far outside of the window something counts as in view. */
const margin = '200px'

/** Whether an element has been in view, or nearly, since it is there. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasSeen, element])
  return wasSeen
}
