import { useEffect, useRef } from 'react'

/** Runs on a key: `mod+s`, or `?` outside of text fields. */
export function useShortcut(shortcut: string, handle: () => void): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const key = shortcut.replace('mod+', '')
    const needsModifier = shortcut.startsWith('mod+')
    function handleKey(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== key ||
        (event.metaKey || event.ctrlKey) !== needsModifier ||
        event.altKey
      )
        return
      if (!needsModifier && isTyping(event.target)) return
      event.preventDefault()
      latest.current()
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
