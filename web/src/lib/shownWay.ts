import { useSyncExternalStore } from 'react'

/** The nodes of an agent's flow that the newest answer of the test chat has gone through, the last one last. */
let way: readonly string[] = []
const listeners = new Set<() => void>()

/** Shows a way wherever its nodes are drawn; an empty one ends that. */
export function showWay(nodeIds: readonly string[]): void {
  way = nodeIds
  for (const listener of listeners) listener()
}

/** Whether the newest answer was given in a node, or has come through it; renders when that changes. */
export function useWayMark(nodeId: string): 'here' | 'passed' | undefined {
  return useSyncExternalStore(subscribe, () => {
    if (way.at(-1) === nodeId) return 'here'
    return way.includes(nodeId) ? 'passed' : undefined
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
