import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves between the links of a list with the arrow keys, from anywhere on the page that does not use them.
 */
export function useArrowKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (list.current) moveFocus(list.current, event)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return list
}

const ends = { Home: 0, End: -1 }

function moveFocus(list: HTMLUListElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...list.querySelectorAll('a')]
  const isInside = list.contains(document.activeElement)
  const at = links.findIndex((link) =>
    isInside ? link === document.activeElement : link.getAttribute('aria-current') === 'page',
  )
  // The body has the focus when no element has it; the arrow keys then also move in the list.
  if (!isInside && document.activeElement !== document.body && document.activeElement?.id !== 'main') return
  const next = nextOf(event.key, links, at, isInside)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextOf(
  key: string,
  links: HTMLAnchorElement[],
  at: number,
  isInside: boolean,
): HTMLAnchorElement | undefined {
  if (key === 'ArrowDown') return links[at + 1]
  if (key === 'ArrowUp') return at === -1 ? undefined : links[at - 1]
  return isInside && (key === 'Home' || key === 'End') ? links.at(ends[key]) : undefined
}
