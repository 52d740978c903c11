import { useEffect } from 'react'
import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'
import { isKey } from '../../../lib/browser/isKey.ts'
import type { FlowStore } from '../store/FlowStore.ts'

/**
 * Handles ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the flow, also in its text fields: typing is a step of the flow,
 * and the browser's undo does not know the other view. Runs before any other undo on the page.
 */
export function useFlowKeys(store: FlowStore, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isFieldOutsideFlow(event.target)) return
      const isRedo = isKey(event, 'y') || (isKey(event, 'z') && event.shiftKey)
      if ((!isRedo && !isKey(event, 'z')) || (isUnderLayer() && !isInFlow(event.target))) return
      event.preventDefault()
      if (isRedo) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [store, isOn])
}

/**
 * Returns true for a text field outside the flow, such as the test chat's, and for one whose text is not part
 * of the flow while it is typed, such as a search.
 */
function isFieldOutsideFlow(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (isInFlow(target) && !target.matches('[data-own-undo]')) return false
  return target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])')
}

/**
 * Returns whether an element belongs to the flow; a layer over the page may belong to the flow, such as a
 * node's sheet on phones.
 */
function isInFlow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-flow]') !== null
}
