import { useMemo } from 'react'
import type { DocumentTypes, Filter, ListLocation } from '../../lib/firestore/documents.ts'
import { useLiveList, type Live } from '../../lib/live/live.ts'
import { useRead } from '../../lib/live/useRead.ts'
import type { Region } from '@parley/functions/shared/regions/regions'

type Kind = 'usage' | 'ledgerEntry'

export interface Since<T> {
  items: T[]
  /** True when there are more entries than can be shown: the list begins later than requested. */
  isCut: boolean
}

interface SinceQuery<K extends Kind> {
  kind: K
  region: Region
  path: string
  filters?: readonly Filter[]
  /** Returns the unique key of an item. */
  keyOf: (item: DocumentTypes[K]) => string
}

const pageSize = 100
const maxPages = 60

/**
 * Follows everything recorded since a moment, newest first. New entries are followed; older ones are read
 * page by page until the moment is reached. Nothing is returned before that, since an incomplete sum is
 * wrong.
 */
export function useSince<K extends Kind>(
  { kind, region, path, filters = [], keyOf }: SinceQuery<K>,
  from: number,
): Live<Since<DocumentTypes[K]>> {
  type Item = DocumentTypes[K]
  const location: ListLocation = { region, path, filters, newestBy: 'at', count: pageSize }
  const newestPage = useLiveList(kind, location)
  const newest = newestPage.status === 'ready' ? newestPage.data : undefined
  const oldest = newest?.items.at(-1)?.at
  const isComplete =
    newest !== undefined &&
    (newest.items.length + newest.brokenIds.length < pageSize || oldest === undefined || oldest < from)
  const older = useRead<Since<Item>>(
    newest === undefined || isComplete ? null : ['since', location, from],
    async () => {
      // The followed entries change with every new one: keep the current ones, otherwise a gap would appear.
      const followed = newest?.items ?? nothing
      const { items, isCut } = await readOlder(kind, location, oldest ?? from, from, keyOf)
      return { items: [...followed, ...items], isCut }
    },
    { isForgotten: true },
  )
  return useMemo(() => {
    if (newestPage.status !== 'ready') return newestPage
    if (!isComplete && older.status !== 'ready') return older
    const read = older.status === 'ready' ? older.data : { items: nothing, isCut: false }
    return {
      status: 'ready',
      data: { items: join<Item>(newestPage.data.items, read.items, keyOf), isCut: read.isCut },
    }
  }, [newestPage, isComplete, older, keyOf])
}

const nothing: never[] = []

/** Merges two lists, newest first, without duplicates. */
function join<T extends { at: number }>(newest: T[], older: T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...older, ...newest].map((item) => [keyOf(item), item])).values()].toSorted(
    (one, other) => other.at - one.at,
  )
}

async function readOlder<K extends Kind>(
  kind: K,
  location: ListLocation,
  oldest: number,
  from: number,
  keyOf: (item: DocumentTypes[K]) => string,
): Promise<Since<DocumentTypes[K]>> {
  const { readList } = await import('../../lib/firestore/firestore.ts')
  const found = new Map<string, DocumentTypes[K]>()
  // Entries of the same moment may be on both sides of a page's end: they are read again and deduplicated.
  let after = oldest + 1
  for (let pages = 0; pages < maxPages; pages++) {
    const { items, brokenIds } = await readList(kind, { ...location, after })
    const before = found.size
    for (const item of items) found.set(keyOf(item), item)
    const last = items.at(-1)?.at
    if (items.length + brokenIds.length < pageSize || last === undefined || last < from)
      return { items: [...found.values()], isCut: false }
    after = found.size === before ? last : last + 1
  }
  return { items: [...found.values()], isCut: true }
}
