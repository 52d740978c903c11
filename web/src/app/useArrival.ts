import { useEffect, useRef, useState, type RefObject } from 'react'

const inUse = 'input, textarea, select, [contenteditable], iframe, [role="dialog"], [role="dialog"] *'

/**
 * Who has gone to another page is there: its heading takes the focus, so that reading and Tab go on from it.
 * Answers what to announce, which is that heading; nothing on the page that was loaded first.
 */
export function useArrival(main: RefObject<HTMLElement | null>, page: string): string {
  const [announced, setAnnounced] = useState('')
  const last = useRef(page)

  useEffect(() => {
    if (last.current === page || main.current === null) return
    last.current = page
    const opener = document.activeElement
    return whenHeadingIsThere(main.current, (heading) => {
      setAnnounced(heading.textContent)
      if (hasMovedOn(opener)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [main, page])

  return announced
}

/** Where somebody types, or has gone since the page was asked for, the focus stays. */
function hasMovedOn(opener: Element | null): boolean {
  const now = document.activeElement
  if (now === null || now === document.body) return false
  return now !== opener || now.matches(inUse)
}

/** A page may have to wait for its data first. */
function whenHeadingIsThere(main: HTMLElement, run: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    const heading = main.querySelector('h1')
    if (heading === null) return
    observer.disconnect()
    run(heading)
  }
  observer.observe(main, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
