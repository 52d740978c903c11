import { useEffect } from 'react'
import type { DraftStore } from './DraftStore.ts'
import { claimKeptDraft, storeDraft } from './storedDrafts.ts'

const pauseMs = 400

/**
 * Stores unsaved text of this tab, and restores it after a reload or crash, or from a closed tab.
 * `key` identifies the person and the edited thing.
 */
export function useKeptDraft<Tree>(store: DraftStore<Tree>, key: string): void {
  useEffect(() => {
    let isOver = false
    let stop = () => {}

    async function claim() {
      const { name, kept } = await claimKeptDraft(key)
      if (isOver) return
      if (kept) store.restore(kept.edits, kept.at)
      void storeDraft(name, store.state.edits, kept?.at)
      stop = saveEdits(store, name)
    }

    void claim()
    return () => {
      isOver = true
      stop()
    }
  }, [store, key])
}

/**
 * Stores the edits soon after each change, when the page is left and when a save ends, until it is stopped.
 * Once nothing is edited any more, the copy is deleted at once: a reload right after a save would restore an
 * older value.
 */
function saveEdits<Tree>(store: DraftStore<Tree>, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastEdits = store.state.edits

  function keep(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return storeDraft(name, store.state.edits)
  }

  function saveNow() {
    if (timer !== undefined) void keep()
  }

  const unsubscribe = store.subscribe(() => {
    const { edits } = store.state
    if (edits === lastEdits) return
    lastEdits = edits
    clearTimeout(timer)
    if (edits.length === 0) void keep()
    else timer = setTimeout(() => void keep(), pauseMs)
  })
  const stopKeeping = store.keepBy(keep)
  window.addEventListener('pagehide', saveNow)
  return () => {
    unsubscribe()
    stopKeeping()
    saveNow()
    window.removeEventListener('pagehide', saveNow)
  }
}
