import { useEffect } from 'react'
import { isKey } from '../isKey.ts'
import type { DraftStore } from './DraftStore.ts'

/**
 * ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the draft; inside of a text field they stay the browser's, and what a page
 * has undone by them itself is not undone here too.
 */
export function useUndoKeys<Tree>(store: DraftStore<Tree>, isHeld: () => boolean): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isText(event.target)) return
      const isRedo = isKey(event, 'y') || (isKey(event, 'z') && event.shiftKey)
      if ((!isRedo && !isKey(event, 'z')) || isHeld()) return
      event.preventDefault()
      if (isRedo) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [store, isHeld])
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])'))
  )
}
