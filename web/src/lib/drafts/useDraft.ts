import { useSyncExternalStore } from 'react'
import type { DraftState, DraftStore } from './DraftStore.ts'
import { stablePath, valueAt } from './valueAt.ts'

/**
 * Returns a part of a draft's state, and renders when this part changes. `select` has to return the same
 * object for the same state.
 */
export function useDraft<Tree, Part>(
  store: DraftStore<Tree>,
  select: (state: DraftState<Tree>) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}

/** Returns the value at a path, its error, and how to change it; renders only for this field. */
export function useDraftField<Tree>(store: DraftStore<Tree>, path: string) {
  const value = useDraft(store, ({ draft }) => valueAt(draft, path))
  const error = useDraft(store, ({ draft, errors }) => errors[stablePath(draft, path)])
  return { value, error, change: (next: unknown) => store.change({ [path]: next }) }
}
