import { useSyncExternalStore } from 'react'

/** A colleague at a node of the flow that is open here too. */
interface Colleague {
  name: string
  /** The node's id. */
  nodeId: string
}

/** The node that this person has open; empty for none. */
let ownNodeId = ''
let colleagues: readonly Colleague[] = []
const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Reports the node that this person has open, so that colleagues see it there. */
export function setEditedNode(nodeId: string): void {
  if (nodeId === ownNodeId) return
  ownNodeId = nodeId
  notifyListeners()
}

/** Leaves a node; does nothing when another one is open by now. */
export function leaveNode(nodeId: string): void {
  if (ownNodeId === nodeId) setEditedNode('')
}

export function useOwnNode(): string {
  return useSyncExternalStore(subscribe, () => ownNodeId)
}

/** Shows colleagues wherever their nodes are drawn. */
export function showColleagues(shown: readonly Colleague[]): void {
  colleagues = shown
  notifyListeners()
}

/** Returns the names of the colleagues at a node as one text; renders when it changes. */
export function useColleaguesAt(nodeId: string): string {
  return useSyncExternalStore(subscribe, () =>
    colleagues
      .filter((colleague) => colleague.nodeId === nodeId)
      .map(({ name }) => name)
      .join(', '),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
