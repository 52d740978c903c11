import { useEffect } from 'react'
import type { DraftStore } from './DraftStore.ts'
import { keepDraft, readKeptDraft } from './keptDrafts.ts'

const pauseMs = 400

/**
 * Keeps what is typed and not saved in this browser, over reload and crash, and restores it. `key`: whose it
 * is and what it belongs to.
 */
export function useKeptDraft<Tree>(store: DraftStore<Tree>, key: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    let isOver = false

    function keep() {
      clearTimeout(timer)
      timer = undefined
      void keepDraft(key, store.state.edits)
    }

    function keepNow() {
      if (timer !== undefined) keep()
    }

    async function begin() {
      const kept = await readKeptDraft(key)
      if (isOver) return
      if (kept) store.restore(kept.edits, kept.at)
      let known = store.state.edits
      stop = store.subscribe(() => {
        if (store.state.edits === known) return
        known = store.state.edits
        clearTimeout(timer)
        timer = setTimeout(keep, pauseMs)
      })
      // This page takes over the draft that another page stored, and removes it once everything is saved.
      if (kept) await keepDraft(key, kept.edits, kept.at)
      if (timer === undefined) await keepDraft(key, store.state.edits, kept?.at)
    }

    void begin()
    window.addEventListener('pagehide', keepNow)
    return () => {
      isOver = true
      stop()
      keepNow()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [store, key])
}
