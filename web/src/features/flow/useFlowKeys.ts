import { useEffect } from 'react'
import { isUnderLayer } from '../../components/useEscape.ts'
import { isKey } from '../../lib/isKey.ts'
import type { FlowStore } from './FlowStore.ts'

/**
 * ⌘Z and ⇧⌘Z (Ctrl-Z, Ctrl-Y) for the flow, in its own text fields too: what is typed there is a step of the
 * flow, and the browser's own undo would know nothing of the other view. It hears them before whatever else
 * of the page can be undone.
 */
export function useFlowKeys(store: FlowStore, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isElsewhere(event.target)) return
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

/** A text field that is no part of the flow, such as the test chat's. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || isInFlow(target)) return false
  return target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])')
}

/** A layer over the page may be part of it: a node's sheet on phones. */
function isInFlow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-flow]') !== null
}
