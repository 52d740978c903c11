import { useSyncExternalStore } from 'react'

/** The nodes of an agent's flow that the newest answer of the test chat has passed, in order. */
let way: readonly string[] = []
const listeners = new Set<() => void>()

/** Highlights a path of nodes wherever they are drawn; an empty one ends that. */
export function showPath(nodeIds: readonly string[]): void {
  way = nodeIds
  for (const listener of listeners) listener()
}

/** Returns whether the newest answer was given in a node, or has passed it; renders when that changes. */
export function usePathMark(nodeId: string): 'here' | 'passed' | undefined {
  return useSyncExternalStore(subscribe, () => {
    if (way.at(-1) === nodeId) return 'here'
    return way.includes(nodeId) ? 'passed' : undefined
  })
}

/** Returns the node in which the newest answer was given; empty for none. */
export function useEndOfPath(): string {
  return useSyncExternalStore(subscribe, () => way.at(-1) ?? '')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
