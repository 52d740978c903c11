import { useMemo } from 'react'
import type { DocumentTypes, Filter, ListLocation } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { useRead } from '../../lib/useRead.ts'
import type { Region } from '@parley/functions/shared/regions/regions'

type Kind = 'usage' | 'ledgerEntry'

export interface Since<T> {
  items: T[]
  /** There is more than can be shown: it begins later than was asked for. */
  isCut: boolean
}

interface SincePlace<K extends Kind> {
  kind: K
  region: Region
  path: string
  filters?: readonly Filter[]
  /** What tells two of them apart. */
  keyOf: (item: DocumentTypes[K]) => string
}

const pageSize = 100
const mostPages = 60

/**
 * All that was noted since a moment, newest first. What is new is followed; what is older is read page by
 * page until the moment is reached, and nothing is shown before, since half a sum is no sum.
 */
export function useSince<K extends Kind>(
  { kind, region, path, filters = [], keyOf }: SincePlace<K>,
  from: number,
): Live<Since<DocumentTypes[K]>> {
  type Item = DocumentTypes[K]
  const place: ListLocation = { region, path, filters, newestBy: 'at', count: pageSize }
  const live = useLiveList(kind, place)
  const newest = live.status === 'ready' ? live.data : undefined
  const oldest = newest?.items.at(-1)?.at
  const isWhole =
    newest !== undefined &&
    (newest.items.length + newest.brokenIds.length < pageSize || oldest === undefined || oldest < from)
  const older = useRead<Since<Item>>(
    newest === undefined || isWhole ? null : ['since', place, from],
    async () => {
      // What is followed moves on with every new entry: those of now are kept, or there would be a gap.
      const followed = newest?.items ?? nothing
      const { items, isCut } = await readOlder(kind, place, oldest ?? from, from, keyOf)
      return { items: [...followed, ...items], isCut }
    },
    { isForgotten: true },
  )
  return useMemo(() => {
    if (live.status !== 'ready') return live
    if (!isWhole && older.status !== 'ready') return older
    const read = older.status === 'ready' ? older.data : { items: nothing, isCut: false }
    return {
      status: 'ready',
      data: { items: join<Item>(live.data.items, read.items, keyOf), isCut: read.isCut },
    }
  }, [live, isWhole, older, keyOf])
}

const nothing: never[] = []

/** Newest first, each once. */
function join<T extends { at: number }>(newest: T[], older: T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...older, ...newest].map((item) => [keyOf(item), item])).values()].toSorted(
    (one, other) => other.at - one.at,
  )
}

async function readOlder<K extends Kind>(
  kind: K,
  place: ListLocation,
  oldest: number,
  from: number,
  keyOf: (item: DocumentTypes[K]) => string,
): Promise<Since<DocumentTypes[K]>> {
  const { readList } = await import('../../lib/firestore.ts')
  const found = new Map<string, DocumentTypes[K]>()
  // Entries of the same moment may lie on both sides of a page's end: they are asked for again, and counted
  // once.
  let after = oldest + 1
  for (let pages = 0; pages < mostPages; pages++) {
    const { items, brokenIds } = await readList(kind, { ...place, after })
    const before = found.size
    for (const item of items) found.set(keyOf(item), item)
    const last = items.at(-1)?.at
    if (items.length + brokenIds.length < pageSize || last === undefined || last < from)
      return { items: [...found.values()], isCut: false }
    after = found.size === before ? last : last + 1
  }
  return { items: [...found.values()], isCut: true }
}
