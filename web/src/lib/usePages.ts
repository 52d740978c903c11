import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DocumentTypes, ListEnd, ListLocation, ListResult } from './documents.ts'
import { useLiveList, type Live } from './live.ts'
import { joinNewest, mergeNewest } from './newestFirst.ts'
import { queryClient } from './queryClient.ts'
import { useUid } from './session.ts'
import { showFailure } from './toast.ts'

/** The kinds that are listed page by page; each document bears its id. */
type PagedKind = 'agent' | 'client' | 'knowledge' | 'lead' | 'organisation' | 'sitePage'

export interface Pages<T> extends ListResult<T> {
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** Takes over what a row is now; null where it is gone. What is followed says so itself. */
  put: (id: string, item: T | null) => void
}

interface Known<T> {
  key: string
  live: T[] | undefined
  /** What is followed, and what was before newer ones took its place. */
  followed: T[]
  /** Where the pages begin: the end of what was followed at first. */
  start: ListEnd | undefined
}

const pageLingerMs = 5000

/**
 * The newest of a list as they happen, and older ones when asked for, or all of them where `isWhole`, which
 * sorting and searching need. `timeOf`: what the list is ordered by; the same from render to render.
 */
export function usePages<Kind extends PagedKind>(
  kind: Kind,
  place: ListLocation,
  timeOf: (item: DocumentTypes[Kind]) => number,
  isWhole = false,
): Live<Pages<DocumentTypes[Kind]>> {
  type Item = DocumentTypes[Kind]
  const uid = useUid()
  const key = JSON.stringify([uid, kind, place])
  const live = useLiveList(kind, place)
  const newest = live.status === 'ready' ? live.data : undefined
  const [stored, setKnown] = useState<Known<Item>>(() => emptyOf(key))
  const known = withNews(stored.key === key ? stored : emptyOf<Item>(key), newest, timeOf)
  if (known !== stored) setKnown(known)
  const { start } = known

  const queryKey = useMemo(() => [key, start], [key, start])
  const older = useInfiniteQuery(
    {
      queryKey,
      queryFn: async ({ pageParam }): Promise<ListResult<Item>> => {
        const { readList } = await import('./firestore.ts')
        return readList(kind, { ...place, ...pageParam })
      },
      initialPageParam: start,
      getNextPageParam: ({ end }) => end,
      enabled: false,
      gcTime: pageLingerMs,
    },
    queryClient,
  )
  const { fetchNextPage, isFetching, isError } = older
  const pages = older.data?.pages
  const hasMore = start !== undefined && (pages === undefined || older.hasNextPage)

  const loadMore = useCallback(() => {
    void fetchNextPage({ cancelRefetch: false }).then(({ error }) => error && showFailure(error))
  }, [fetchNextPage])
  const pageCount = pages?.length ?? 0
  useEffect(() => {
    if (isWhole && hasMore && !isFetching && !isError) loadMore()
    // A page may begin and end between two renders: how many there are tells that one more has come.
  }, [isWhole, hasMore, pageCount, isFetching, isError, loadMore])

  const put = useCallback(
    (id: string, item: Item | null) => {
      const change = (items: Item[]) =>
        items.flatMap((one) => (one.ID === id ? (item === null ? [] : [item]) : [one]))
      setKnown((before) => ({ ...before, followed: change(before.followed) }))
      queryClient.setQueryData<InfiniteData<ListResult<Item>>>(
        queryKey,
        (data) =>
          data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
      )
    },
    [queryKey],
  )

  return useMemo(() => {
    if (live.status !== 'ready') return live
    const read = pages ?? []
    return {
      status: 'ready',
      data: {
        items: joinNewest(
          known.followed,
          read.flatMap(({ items }) => items),
          timeOf,
        ),
        brokenIds: [...live.data.brokenIds, ...read.flatMap(({ brokenIds }) => brokenIds)],
        hasMore,
        isLoadingMore: isFetching,
        loadMore,
        put,
      },
    }
  }, [live, known.followed, pages, timeOf, hasMore, isFetching, loadMore, put])
}

function emptyOf<T>(key: string): Known<T> {
  return { key, live: undefined, followed: [], start: undefined }
}

function withNews<T extends { ID: string }>(
  known: Known<T>,
  newest: ListResult<T> | undefined,
  timeOf: (item: T) => number,
): Known<T> {
  if (newest === undefined || newest.items === known.live) return known
  return {
    ...known,
    live: newest.items,
    followed: mergeNewest(newest.items, known.followed, timeOf, newest.end === undefined),
    start: known.start === undefined || newest.end === undefined ? newest.end : known.start,
  }
}
