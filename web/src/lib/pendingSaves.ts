import { useSyncExternalStore } from 'react'

/** Something of an agent that saves itself a little later. */
interface PendingSave {
  /** Ends when the server has everything; fails where something could not be saved. */
  save: () => Promise<void>
  /** Whether something is not on the server yet. */
  isPending: () => boolean
  subscribe: (listener: () => void) => () => void
}

const saves = new Map<string, PendingSave>()
const listeners = new Set<() => void>()

export function addPendingSave(agentId: string, pending: PendingSave): void {
  saves.set(agentId, pending)
  pending.subscribe(tellAll)
  tellAll()
}

/** For whoever needs it on the server at once. */
export async function savePending(agentId: string): Promise<void> {
  await saves.get(agentId)?.save()
}

/** Whether something of an agent is still to be saved; renders when that changes. */
export function useIsPending(agentId: string): boolean {
  return useSyncExternalStore(subscribe, () => saves.get(agentId)?.isPending() ?? false)
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
