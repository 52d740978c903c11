import { useSyncExternalStore } from 'react'

let isOver = false
const listeners = new Set<() => void>()

/**
 * Ends the first view: frame and list, from as few bytes as possible.
 * Firestore's listeners, the schemas and menus wait until it is on the screen, or until a page needs them.
 */
export function endFirstView(): void {
  if (isOver) return
  isOver = true
  for (const listener of listeners) listener()
  listeners.clear()
}

/** Resolves when the first view has been shown. */
export function whenFirstViewIsOver(): Promise<void> {
  return new Promise((resolve) => (isOver ? resolve() : listeners.add(resolve)))
}

/** Renders again when the first view has been shown. */
export function useIsFirstViewOver(): boolean {
  return useSyncExternalStore(onEnd, () => isOver)
}

function onEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
