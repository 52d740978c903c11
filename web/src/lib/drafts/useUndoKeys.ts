import { useEffect } from 'react'
import { isKey } from '../browser/isKey.ts'
import type { DraftStore } from './DraftStore.ts'

/**
 * Handles ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the draft.
 * In a text field these keys belong to the browser, and keys that a page has already handled are ignored.
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
