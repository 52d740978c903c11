import { useState } from 'react'
import type { DocumentTypes, ListLocation } from './documents.ts'
import { useLiveList, type Live } from './live.ts'
import { joinNewest, mergeNewest } from './newestFirst.ts'
import { pageReader } from './pageReader.ts'
import { readOlder } from './readOlder.ts'
import { showFailure } from './toast.ts'

export interface Pages<T> {
  items: T[]
  brokenIds: string[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

interface Known<T> {
  key: string
  live: T[]
  /** Everything that is shown, the followed ones as they were last. */
  items: T[]
  isAtEnd: boolean
}

/**
 * The newest of a list as they happen, and older ones when asked for. `timeOf`: what the list is ordered by.
 */
export function usePages<Kind extends 'lead'>(
  kind: Kind,
  place: ListLocation | null,
  timeOf: (item: DocumentTypes[Kind]) => number,
): Live<Pages<DocumentTypes[Kind]>> {
  const key = JSON.stringify(place)
  const live = useLiveList(kind, place)
  const [known, setKnown] = useState<Known<DocumentTypes[Kind]>>({ key, live: [], items: [], isAtEnd: false })
  const [isLoadingMore, setLoadingMore] = useState(false)

  if (place === null) return { status: 'loading' }
  if (live.status !== 'ready') return live
  const { items: newest, brokenIds } = live.data
  const isWhole = newest.length + brokenIds.length < place.count
  const before = known.key === key ? known : { key, live: [], items: [], isAtEnd: false }
  const items = before.live === newest ? before.items : mergeNewest(newest, before.items, timeOf, isWhole)
  if (before.live !== newest) setKnown({ ...before, live: newest, items })

  async function loadMore() {
    if (!place || items.length === 0 || isLoadingMore) return
    setLoadingMore(true)
    try {
      const older = await readOlder(pageReader(kind, place), place.count, items, timeOf)
      setKnown((before) =>
        before.key === key
          ? { ...before, items: joinNewest(before.items, older.items, timeOf), isAtEnd: older.isAtEnd }
          : before,
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    status: 'ready',
    data: {
      items,
      brokenIds,
      hasMore: !before.isAtEnd && !isWhole,
      isLoadingMore,
      loadMore: () => void loadMore(),
    },
  }
}
