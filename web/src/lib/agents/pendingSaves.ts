import { useSyncExternalStore } from 'react'

/** Something of an agent that is saved automatically a little later. */
interface PendingSave {
  /** Resolves when the server has everything; rejects when something could not be saved. */
  save: () => Promise<void>
  /** Returns whether something is not on the server yet. */
  isPending: () => boolean
  subscribe: (listener: () => void) => () => void
}

const saves = new Map<string, PendingSave>()
const listeners = new Set<() => void>()

/** Adds what is saved later for an agent, in place of the one before. */
export function addPendingSave(agentId: string, pending: PendingSave): void {
  saves.set(agentId, pending)
  pending.subscribe(notifyListeners)
  notifyListeners()
}

/** Saves at once what is pending for an agent, for code that needs it on the server. */
export async function savePending(agentId: string): Promise<void> {
  await saves.get(agentId)?.save()
}

/** Returns whether something of an agent is not saved yet; renders when that changes. */
export function useIsPending(agentId: string): boolean {
  return useSyncExternalStore(subscribe, () => saves.get(agentId)?.isPending() ?? false)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
