import './useCurrentInView.css'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the current one of a row of links or choices to the middle, when the row is wider than the screen.
 * Sets `data-more` for the row's style to the ends at which there are more: `start`, `end`, `start end`.
 */
export function useCurrentInView<Row extends HTMLElement>(url: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => {
    const found = row.current?.querySelector('[aria-current], :checked')
    const current = found?.closest('label') ?? found
    if (!row.current || !current) return
    const outer = row.current.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }, [url])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => markEnds(element)
    // It calls after the browser's own layout, so that reading the widths forces no other.
    const sizes = new ResizeObserver(mark)
    observer.current = sizes
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  }, [])
  // The content of the row may have become wider: each time, the observer calls again.
  useEffect(() => {
    if (row.current) observer.current?.observe(row.current)
  })
  return row
}

function markEnds(row: HTMLElement) {
  // In a right-to-left row it is negative.
  const before = Math.abs(row.scrollLeft)
  const after = row.scrollWidth - row.clientWidth - before
  row.dataset['more'] = `${before > 1 ? 'start' : ''} ${after > 1 ? 'end' : ''}`
}
