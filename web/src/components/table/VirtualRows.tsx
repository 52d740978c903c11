import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface VirtualRowsProps {
  count: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
}

const rowHeight = 44
const aboveAndBelow = 12

/** The visible rows of a long table and some around them, while the page itself scrolls. */
export function VirtualRows({ count, keyOf, renderRow }: VirtualRowsProps) {
  const start = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // The React compiler must skip this component: the virtualizer's functions return new values on every call.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLTableSectionElement>({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: aboveAndBelow,
    scrollMargin,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)

  // Content above the table may change its height at any time, which changes the height of the page.
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((start.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <tbody ref={start} aria-hidden="true">
        <tr style={{ height: before }} />
      </tbody>
      {items.map(({ index, key }) => (
        <tbody key={key} data-index={index} ref={virtual.measureElement}>
          {renderRow(index)}
        </tbody>
      ))}
      <tbody aria-hidden="true">
        <tr style={{ height: after }} />
      </tbody>
    </>
  )
}
