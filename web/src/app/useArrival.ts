import { useEffect, useRef, useState, type RefObject } from 'react'

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
    return whenHeadingIsThere(main.current, (heading) => {
      setAnnounced(heading.textContent)
      if (document.activeElement?.matches('input, textarea, select, [role="dialog"] *')) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [main, page])

  return announced
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
