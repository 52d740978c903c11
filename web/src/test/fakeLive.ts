import { useMemo, useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import type {
  DocumentKind,
  DocumentTypes,
  ListLocation,
  ListResult,
  DocumentLocation,
} from '../lib/firestore/documents.ts'
import type { Live } from '../lib/live/live.ts'

type World = {
  documents: Record<string, unknown>
  lists: Record<string, ListResult<unknown> | Error | Promise<never>>
}

let world: World = { documents: {}, lists: {} }
const listeners = new Set<() => void>()

/** Sets the documents by path: an error for a refused one, a promise for one that is not there yet. */
export function setWorld(next: World): void {
  world = next
  for (const listener of listeners) listener()
}

/** Returns the world that was set last. */
export function currentWorld(): World {
  return world
}

/** Returns the present documents of a list. */
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
  const found = lists[`${place?.region}/${place?.path}`] ?? empty
  const live = useMemo(
    () =>
      liveOf(place && !(found instanceof Error || found instanceof Promise) ? partOf(found, place) : found),
    // Two places are the same if their content is.
    // oxlint-disable-next-line react/exhaustive-deps
    [found, JSON.stringify(place)],
  )
  if (place === null) return { status: 'loading' }
  if (live.status === 'ready')
    reads.set(JSON.stringify(place), (live.data as ListResult<unknown>).items.length)
  return live as Live<ListResult<DocumentTypes[Kind]>>
}

/** The number of documents that each followed list has read, by its path. */
export const reads = new Map<string, number>()

/** Returns the part of a list that a query by moment asks for. */
function partOf(list: ListResult<unknown>, { filters = [], newestBy, isOldestFirst, count }: ListLocation) {
  const valueOf = (item: unknown, field: string) => Number(Reflect.get(Object(item), field))
  const [, least = Number.NEGATIVE_INFINITY] = filters.find(([, , operator]) => operator === '>') ?? []
  if (!isOldestFirst && !Number.isFinite(least)) return list
  const items = list.items.filter((item) => valueOf(item, newestBy) > Number(least))
  if (isOldestFirst) items.sort((one, other) => valueOf(one, newestBy) - valueOf(other, newestBy))
  return { ...list, items: items.slice(0, count) }
}

/** Called with the path of a list that is opened again; changes of the world arrive without it. */
export const reopen = vi.fn<(path: string) => void>()

export function useReopen(_kind: DocumentKind, { region, path }: DocumentLocation): () => void {
  return () => reopen(`${region}/${path}`)
}

/** Returns a live value at once: listeners respond without a delay. */
export function useLive(): Live<never> {
  return { status: 'loading' }
}

const empty: ListResult<unknown> = { items: [], brokenIds: [] }
