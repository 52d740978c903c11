import './useCurrentInView.css'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a row of links, or of choices, that may be wider than the screen: brings the current one to its middle,
 * and tells the row's style by `data-more` at which ends there are more of them: `start`, `end`, `start end`.
 */
export function useCurrentInView<Row extends HTMLElement>(address: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const found = row.current?.querySelector('[aria-current], :checked')
    const current = found?.closest('label') ?? found
    if (!row.current || !current) return
    const outer = row.current.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }, [address])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const tell = () => tellEnds(element)
    element.addEventListener('scroll', tell, { passive: true })
    window.addEventListener('resize', tell)
    return () => {
      element.removeEventListener('scroll', tell)
      window.removeEventListener('resize', tell)
    }
  }, [])
  // What stands in the row may have become wider.
  useEffect(() => {
    if (row.current) tellEnds(row.current)
  })
  return row
}

function tellEnds(row: HTMLElement) {
  // From right to left it counts below zero.
  const before = Math.abs(row.scrollLeft)
  const after = row.scrollWidth - row.clientWidth - before
  row.dataset['more'] = `${before > 1 ? 'start' : ''} ${after > 1 ? 'end' : ''}`
}
