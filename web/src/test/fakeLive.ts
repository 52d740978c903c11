import { useSyncExternalStore } from 'react'
import type { DocumentKind, DocumentTypes, ListPlace, ListResult, Place } from '../lib/documents.ts'
import type { Live } from '../lib/live.ts'

type World = { documents: Record<string, unknown>; lists: Record<string, ListResult<unknown>> }

let world: World = { documents: {}, lists: {} }
const listeners = new Set<() => void>()

/** What "Firestore" holds, by path. */
export function setWorld(next: World): void {
  world = next
  for (const listener of listeners) listener()
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

export function useLiveDoc<Kind extends DocumentKind>(_kind: Kind, place: Place | null): Live<DocumentTypes[Kind] | null> {
  const { documents } = useWorld()
  if (place === null) return { status: 'loading' }
  return { status: 'ready', data: (documents[`${place.region}/${place.path}`] ?? null) as DocumentTypes[Kind] | null }
}

export function useLiveList<Kind extends DocumentKind>(_kind: Kind, place: ListPlace | null): Live<ListResult<DocumentTypes[Kind]>> {
  const { lists } = useWorld()
  if (place === null) return { status: 'loading' }
  return { status: 'ready', data: (lists[`${place.region}/${place.path}`] ?? empty) as ListResult<DocumentTypes[Kind]> }
}

/** The world says by itself what has changed in it. */
export function useReopen(): () => void {
  return () => {}
}

/** Nothing is read before the listeners answer, which they do at once. */
export function useLive(): Live<never> {
  return { status: 'loading' }
}

const empty: ListResult<unknown> = { items: [], brokenIds: [] }
