import { useEffect, type RefObject } from 'react'
import { addToFlow } from '../store/addToFlow.ts'
import { useFlowEditing } from '../FlowContext.ts'
import { withoutParts } from '../store/flowEdits.ts'
import { copyParts, pasteParts } from './clip.ts'
import { isCanvasFocused } from './isCanvasFocused.ts'

/** Copies, cuts and pastes selected nodes by the browser's keys and menus. `onPaste` receives the new ids. */
export function useClipboard(chosen: RefObject<readonly string[]>, onPaste: (ids: string[]) => void): void {
  const { store, mayEdit } = useFlowEditing()
  useEffect(() => {
    function handleCopy(event: ClipboardEvent) {
      if (!isCanvasFocused() || isText(event.target) || chosen.current.length === 0 || isSelected()) return
      event.preventDefault()
      const flow = store.state.draft
      event.clipboardData?.setData('text/plain', copyParts(flow, chosen.current))
      if (event.type === 'cut' && mayEdit) store.change(withoutParts(flow, chosen.current))
    }
    function handlePaste(event: ClipboardEvent) {
      if (!isCanvasFocused() || isText(event.target) || !mayEdit) return
      const pasted = pasteParts(store.state.draft, event.clipboardData?.getData('text/plain') ?? '')
      if (!pasted) return
      event.preventDefault()
      if (addToFlow(store, pasted.flow)) onPaste(pasted.ids)
    }
    document.addEventListener('copy', handleCopy)
    document.addEventListener('cut', handleCopy)
    document.addEventListener('paste', handlePaste)
    return () => {
      document.removeEventListener('copy', handleCopy)
      document.removeEventListener('cut', handleCopy)
      document.removeEventListener('paste', handlePaste)
    }
  }, [store, mayEdit, chosen, onPaste])
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
}

/** Returns true when text of the page is selected. */
function isSelected(): boolean {
  return (document.getSelection()?.toString() ?? '') !== ''
}
