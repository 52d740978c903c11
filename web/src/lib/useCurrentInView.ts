import { useEffect, useRef, type RefObject } from 'react'

/** For a row of links that may be wider than the screen: brings the current one to its middle. */
export function useCurrentInView<Row extends HTMLElement>(address: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const outer = row.current.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }, [address])
  return row
}
