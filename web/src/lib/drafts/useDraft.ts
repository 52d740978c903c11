import { useSyncExternalStore } from 'react'
import type { DraftState, DraftStore } from './DraftStore.ts'
import { stablePath, valueAt } from './valueAt.ts'

/** A part of a draft's state; renders when this part changes, so it must not be made anew at each call. */
export function useDraft<Tree, Part>(
  store: DraftStore<Tree>,
  select: (state: DraftState<Tree>) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}

/** The value at a path, what is wrong with it, and how it is changed; renders for this field alone. */
export function useDraftField<Tree>(store: DraftStore<Tree>, path: string) {
  const value = useDraft(store, ({ draft }) => valueAt(draft, path))
  const error = useDraft(store, ({ draft, errors }) => errors[stablePath(draft, path)])
  return { value, error, change: (next: unknown) => store.change({ [path]: next }) }
}
