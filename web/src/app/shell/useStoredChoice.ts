import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/browser/stored.ts'

const listeners = new Set<() => void>()
/** The choices of this page, which also work without storage. */
const chosenHere = new Map<string, string | null>()

/**
 * Returns a choice that this browser stores under a name, and a setter; all components with the name update.
 * Null before any choice.
 */
export function useStoredChoice(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => chosenHere.get(name) ?? readStored(name))
  return [value, (next) => choose(name, next)]
}

function choose(name: string, value: string | null): void {
  chosenHere.set(name, value)
  writeStored(name, value)
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Follows a choice of another tab. Stored names end with the name of the choice; null is a cleared storage. */
function handleStorage({ key }: StorageEvent): void {
  for (const name of chosenHere.keys()) if (key === null || key.endsWith(name)) chosenHere.delete(name)
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}
