import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** One column; list and thread; or list, thread and details. */
export type Layout = 'narrow' | 'middle' | 'wide'

const widest = 1080
const narrowest = 620

/** Returns the layout that fits, measured on the element because the test chat takes part of the window. */
export function useLayout(): [RefObject<HTMLDivElement | null>, Layout] {
  const element = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useState<Layout>(() => layoutOf(window.innerWidth))
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setLayout(layoutOf(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, layout]
}

function layoutOf(width: number): Layout {
  if (width >= widest) return 'wide'
  return width >= narrowest ? 'middle' : 'narrow'
}
