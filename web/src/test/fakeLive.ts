import { useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import type {
  DocumentKind,
  DocumentTypes,
  ListLocation,
  ListResult,
  DocumentLocation,
} from '../lib/documents.ts'
import type { Live } from '../lib/live.ts'

type World = {
  documents: Record<string, unknown>
  lists: Record<string, ListResult<unknown> | Error | Promise<never>>
}

let world: World = { documents: {}, lists: {} }
const listeners = new Set<() => void>()

/** What "Firestore" holds, by path: an error for what it refuses, a promise for what is still on its way. */
export function setWorld(next: World): void {
  world = next
  for (const listener of listeners) listener()
}

/** What a list holds at this moment. */
export function listOf(path: string): ListResult<unknown> {
  const found = world.lists[path] ?? empty
  if (found instanceof Error) throw found
  if (found instanceof Promise) throw new Error('This list is still on its way.')
  return found
}

export function useWorld(): World {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => world,
  )
}

export function liveOf(found: unknown): Live<unknown> {
  if (found instanceof Error) return { status: 'error', error: found, retry: () => {} }
  return found instanceof Promise ? { status: 'loading' } : { status: 'ready', data: found }
}

export function useLiveDoc<Kind extends DocumentKind>(
  _kind: Kind,
  place: DocumentLocation | null,
): Live<DocumentTypes[Kind] | null> {
  const { documents } = useWorld()
  if (place === null) return { status: 'loading' }
  return liveOf(documents[`${place.region}/${place.path}`] ?? null) as Live<DocumentTypes[Kind] | null>
}

export function useLiveList<Kind extends DocumentKind>(
  _kind: Kind,
  place: ListLocation | null,
): Live<ListResult<DocumentTypes[Kind]>> {
  const { lists } = useWorld()
  if (place === null) return { status: 'loading' }
  return liveOf(lists[`${place.region}/${place.path}`] ?? empty) as Live<ListResult<DocumentTypes[Kind]>>
}

/** Told what is asked for anew; the world says by itself what has changed in it. */
export const reopen = vi.fn<(path: string) => void>()

export function useReopen(_kind: DocumentKind, { region, path }: DocumentLocation): () => void {
  return () => reopen(`${region}/${path}`)
}

/** Nothing is read before the listeners answer, which they do at once. */
export function useLive(): Live<never> {
  return { status: 'loading' }
}

const empty: ListResult<unknown> = { items: [], brokenIds: [] }
