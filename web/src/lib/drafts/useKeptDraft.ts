import { useEffect } from 'react'
import type { DraftStore } from './DraftStore.ts'
import { claimKeptDraft, keepDraft } from './keptDrafts.ts'

const pauseMs = 400

/**
 * Keeps what is typed and not saved in this tab, over reload and crash, and restores it, as it does what a
 * closed tab has left. `key`: whose it is and what it belongs to.
 */
export function useKeptDraft<Tree>(store: DraftStore<Tree>, key: string): void {
  useEffect(() => {
    let isOver = false
    let stop = () => {}

    async function begin() {
      const { name, kept } = await claimKeptDraft(key)
      if (isOver) return
      if (kept) store.restore(kept.edits, kept.at)
      void keepDraft(name, store.state.edits, kept?.at)
      stop = keepEdits(store, name)
    }

    void begin()
    return () => {
      isOver = true
      stop()
    }
  }, [store, key])
}

/** Keeps the edits soon after each change and when the page is left, until it is stopped. */
function keepEdits<Tree>(store: DraftStore<Tree>, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known = store.state.edits

  function keep() {
    clearTimeout(timer)
    timer = undefined
    void keepDraft(name, store.state.edits)
  }

  function keepNow() {
    if (timer !== undefined) keep()
  }

  const unsubscribe = store.subscribe(() => {
    if (store.state.edits === known) return
    known = store.state.edits
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMs)
  })
  window.addEventListener('pagehide', keepNow)
  return () => {
    unsubscribe()
    keepNow()
    window.removeEventListener('pagehide', keepNow)
  }
}
