import type { DraftStore } from './DraftStore.ts'

/** Loads code as soon as something is edited. If that fails, saving tries again and says why it cannot. */
export function atFirstEdit<Tree>(store: DraftStore<Tree>, load: () => Promise<unknown>): void {
  const stop = store.subscribe(() => {
    if (store.state.edits.length === 0) return
    stop()
    load().catch(() => undefined)
  })
}
