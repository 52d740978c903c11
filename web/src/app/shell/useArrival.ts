import { useEffect, useRef, useState, type RefObject } from 'react'
import { pageTitle } from '../../lib/navigation/useDocumentTitle.ts'

interface Arrived {
  page: string
  /** The part of the page that its URL names, such as a tab; otherwise ''. */
  part: string
}

const inUse = 'input, textarea, select, [contenteditable], iframe, [role="dialog"], [role="dialog"] *'

/**
 * Moves the focus to the heading of a new page, so that reading and Tab continue from there. Another part of
 * the same page takes the focus only from a removed element. Returns the announcement, which is the page's
 * title; empty for the page that was loaded first.
 */
export function useArrival(main: RefObject<HTMLElement | null>, { page, part }: Arrived): string {
  const [announced, setAnnounced] = useState('')
  const last = useRef({ page, part })

  useEffect(() => {
    const before = last.current
    if (main.current === null) return
    last.current = { page, part }
    const isOther = before.page !== page
    // A page that was opened without naming a part completes its URL.
    if (!isOther && (before.part === part || before.part === '')) return
    const opener = document.activeElement
    return whenHeadingIsThere(main.current, (heading) => {
      setAnnounced(pageTitle())
      const now = document.activeElement
      if (isOther ? hasMovedOn(opener) : now !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [main, page, part])

  return announced
}

/** Returns whether the focus should stay: the person types, or has moved it since the navigation. */
function hasMovedOn(opener: Element | null): boolean {
  const now = document.activeElement
  if (now === null || now === document.body) return false
  return now !== opener || now.matches(inUse)
}

/** Runs once the heading exists: a page may have to wait for its data first. */
function whenHeadingIsThere(main: HTMLElement, run: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(checkHeading)
  function checkHeading() {
    const heading = main.querySelector('h1')
    if (heading === null) return
    observer.disconnect()
    run(heading)
  }
  observer.observe(main, { childList: true, subtree: true })
  checkHeading()
  return () => observer.disconnect()
}
