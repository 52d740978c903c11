import { useEffect, useRef } from 'react'
import { isKey } from './isKey.ts'

/**
 * Runs on a key: `mod+s`, or `?` outside text fields. `isHeld` returns whether a layer is open over the page,
 * which ignores the key.
 */
export function useShortcut(shortcut: string, handle: () => void, isHeld: () => boolean = () => false): void {
  const latest = useRef({ handle, isHeld })
  useEffect(() => {
    latest.current = { handle, isHeld }
  })
  useEffect(() => {
    const key = shortcut.replace('mod+', '')
    const needsModifier = shortcut.startsWith('mod+')
    function handleKey(event: KeyboardEvent) {
      if (
        !isKey(event, key) ||
        (event.metaKey || event.ctrlKey) !== needsModifier ||
        event.altKey ||
        (needsModifier && event.shiftKey)
      )
        return
      if ((!needsModifier && isTyping(event.target)) || latest.current.isHeld()) return
      event.preventDefault()
      latest.current.handle()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [shortcut])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
