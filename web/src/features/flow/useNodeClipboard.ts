import { copyText } from '../../lib/files/copyText.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import { copyParts, pasteParts } from './canvas/clip.ts'
import { useFlowEditing } from './FlowContext.ts'
import { addToFlow } from './store/addToFlow.ts'
import { t } from './texts.ts'

interface NodeClipboard {
  copy: (nodeIds: readonly string[]) => void
  /** Adds what the clipboard holds, and calls `onPaste` with the new ids. */
  paste: (onPaste: (nodeIds: string[]) => void) => Promise<void>
}

/** Returns what copies and pastes nodes by buttons, for fingers and for both views. */
export function useNodeClipboard(): NodeClipboard {
  const { store } = useFlowEditing()
  return {
    copy(nodeIds) {
      void copyText(copyParts(store.state.draft, nodeIds), t('nodesCopied', { count: nodeIds.length }))
    },
    async paste(onPaste) {
      try {
        const pasted = pasteParts(store.state.draft, await navigator.clipboard.readText())
        if (!pasted) return await showToast(t('nothingToPaste'), 'bad')
        if (addToFlow(store, pasted.flow)) onPaste(pasted.ids)
      } catch (error) {
        showFailure(error, () => t('pasteNotAllowed'))
      }
    },
  }
}
