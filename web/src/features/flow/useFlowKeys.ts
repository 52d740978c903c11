import { useEffect } from 'react'
import { isKey } from '../../lib/isKey.ts'
import type { FlowStore } from './FlowStore.ts'

/**
 * ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the flow, in its own text fields too: what is typed there is a step of the
 * flow, and the browser's own undo would know nothing of the other view.
 */
export function useFlowKeys(store: FlowStore, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isElsewhere(event.target)) return
      const isRedo = isKey(event, 'y') || (isKey(event, 'z') && event.shiftKey)
      if (!isRedo && !isKey(event, 'z')) return
      event.preventDefault()
      if (isRedo) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [store, isOn])
}

/** A text field that is no part of the flow, such as the test chat's. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('[data-flow]')) return false
  return target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])')
}
