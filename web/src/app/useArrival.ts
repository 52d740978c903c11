import { useEffect, useRef, useState, type RefObject } from 'react'
import { pageTitle } from '../lib/useDocumentTitle.ts'

interface Arrived {
  page: string
  /** What of the page is shown, such as a tab, where its address names that; else ''. */
  part: string
}

const inUse = 'input, textarea, select, [contenteditable], iframe, [role="dialog"], [role="dialog"] *'

/**
 * Who has gone to another page is there: its heading takes the focus, so that reading and Tab go on from it.
 * Another part of the same page takes the focus only from what is gone. Answers what to announce, which is
 * the page's title; nothing for the page that was loaded first.
 */
export function useArrival(main: RefObject<HTMLElement | null>, { page, part }: Arrived): string {
  const [announced, setAnnounced] = useState('')
  const last = useRef({ page, part })

  useEffect(() => {
    const before = last.current
    if (main.current === null) return
    last.current = { page, part }
    const isOther = before.page !== page
    // A page that was opened without naming a part completes its address.
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
