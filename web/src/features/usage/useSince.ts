import { useEffect, useMemo, useState } from 'react'
import type { DocumentTypes, Filter, ListLocation } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import type { Region } from '@parley/functions/shared/regions'

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

interface Older<T> extends Since<T> {
  key: string
  isAtEnd: boolean
  error?: unknown
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
  const key = JSON.stringify([place, from])
  const [older, setOlder] = useState<Older<Item>>({ key: '', items: [], isCut: false, isAtEnd: false })
  const [tries, setTries] = useState(0)
  const newest = live.status === 'ready' ? live.data : undefined
  const oldest = newest?.items.at(-1)?.at
  const isWhole =
    newest !== undefined &&
    (newest.items.length + newest.brokenIds.length < pageSize || oldest === undefined || oldest < from)
  const known = older.key === key ? older : { key, items: nothing, isCut: false, isAtEnd: false }
  const mustRead = newest !== undefined && !isWhole && !known.isAtEnd && !('error' in known)

  const olderItems: Item[] = known.items
  const whole = useMemo(
    () => ({ items: join<Item>(newest?.items ?? nothing, olderItems, keyOf), isCut: known.isCut }),
    [newest, olderItems, keyOf, known.isCut],
  )

  useEffect(() => {
    if (!mustRead || oldest === undefined) return
    // What is followed moves on with every new entry: those of this moment are kept, or there would be a gap.
    const followed = newest.items
    let isOver = false
    readOlder(kind, place, oldest, from, keyOf).then(
      ({ items, isCut }) => isOver || setOlder({ key, items: [...followed, ...items], isCut, isAtEnd: true }),
      (error: unknown) => isOver || setOlder({ key, items: [], isCut: false, isAtEnd: false, error }),
    )
    return () => {
      isOver = true
    }
    // What is read depends on the place and the moment, which are the key; new entries at the other end
    // change nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, mustRead, tries])

  if (live.status === 'loading') return live
  if (live.status === 'error') return live
  if (!isWhole && 'error' in known)
    return {
      status: 'error',
      error: known.error,
      retry: () => (setOlder({ key: '', items: [], isCut: false, isAtEnd: false }), setTries(tries + 1)),
    }
  if (!isWhole && !known.isAtEnd) return { status: 'loading' }
  return { status: 'ready', data: whole }
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
