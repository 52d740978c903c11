import { useEffect } from 'react'
import type { DraftStore } from './DraftStore.ts'

/** ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the draft; inside of a text field they stay the browser's. */
export function useUndoKeys<Tree>(store: DraftStore<Tree>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isText(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [store])
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])'))
  )
}
