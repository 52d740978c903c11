import { useSyncExternalStore } from 'react'

let isOver = false
const listeners = new Set<() => void>()

/**
 * The first view is frame and list, from as few bytes as it takes: what it can do without (Firestore's
 * listeners, the schemas, menus) waits until it is over, which is when it is on the screen or when a page
 * needs more.
 */
export function endFirstView(): void {
  if (isOver) return
  isOver = true
  for (const listener of listeners) listener()
  listeners.clear()
}

export function whenFirstViewIsOver(): Promise<void> {
  return new Promise((resolve) => (isOver ? resolve() : listeners.add(resolve)))
}

export function useIsFirstViewOver(): boolean {
  return useSyncExternalStore(onEnd, () => isOver)
}

function onEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
