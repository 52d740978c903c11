import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DocumentTypes, ListEnd, ListLocation, ListResult } from '../firestore/documents.ts'
import { useLiveList, type Live } from './live.ts'
import { joinNewest, mergeNewest } from '../firestore/newestFirst.ts'
import { queryClient } from './queryClient.ts'
import { useUid } from '../session/session.ts'
import { showFailure } from '../toast.ts'

/** The kinds that are listed page by page; each document contains its id. */
type PagedKind = 'agent' | 'client' | 'knowledge' | 'lead' | 'organisation' | 'sitePage'

export interface Pages<T> extends ListResult<T> {
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** Replaces a row; null deletes it. Followed rows update themselves. */
  put: (id: string, item: T | null) => void
}

interface LoadedPages<T> {
  key: string
  liveItems: T[] | undefined
  /** The followed items, and those that newer ones have pushed out. */
  followed: T[]
  /** The start of the pages: the end of the followed part at first. */
  start: ListEnd | undefined
}

const pageLingerMs = 5000

/**
 * Follows the newest items of a list, and reads older ones on request, or all of them with `isComplete`, which
 * sorting and searching need.
 * `timeOf` is what the list is ordered by; it has to be the same in each render.
 */
export function usePages<Kind extends PagedKind>(
  kind: Kind,
  location: ListLocation,
  timeOf: (item: DocumentTypes[Kind]) => number,
  isComplete = false,
): Live<Pages<DocumentTypes[Kind]>> {
  type Item = DocumentTypes[Kind]
  const uid = useUid()
  const key = JSON.stringify([uid, kind, location])
  const liveList = useLiveList(kind, location)
  const newest = liveList.status === 'ready' ? liveList.data : undefined
  const [stored, setKnown] = useState<LoadedPages<Item>>(() => emptyOf(key))
  const current = withNews(stored.key === key ? stored : emptyOf<Item>(key), newest, timeOf)
  if (current !== stored) setKnown(current)
  const { queryKey, pages, hasMore, isFetching, loadMore } = useOlderPages(
    kind,
    location,
    current,
    isComplete,
  )

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
    if (liveList.status !== 'ready') return liveList
    const read = pages ?? []
    return {
      status: 'ready',
      data: {
        items: joinNewest(
          current.followed,
          read.flatMap(({ items }) => items),
          timeOf,
        ),
        brokenIds: [...liveList.data.brokenIds, ...read.flatMap(({ brokenIds }) => brokenIds)],
        hasMore,
        isLoadingMore: isFetching,
        loadMore,
        put,
      },
    }
  }, [liveList, current.followed, pages, timeOf, hasMore, isFetching, loadMore, put])
}

/** Reads the pages after the followed items, on request or all. */
function useOlderPages<Kind extends PagedKind>(
  kind: Kind,
  location: ListLocation,
  { key, start }: Pick<LoadedPages<DocumentTypes[Kind]>, 'key' | 'start'>,
  isComplete: boolean,
) {
  type Item = DocumentTypes[Kind]
  const queryKey = useMemo(() => [key, start], [key, start])
  const older = useInfiniteQuery(
    {
      queryKey,
      queryFn: async ({ pageParam }): Promise<ListResult<Item>> => {
        const { readList } = await import('../firestore/firestore.ts')
        return readList(kind, { ...location, ...pageParam })
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
    if (isComplete && hasMore && !isFetching && !isError) loadMore()
    // A page may begin and end between two renders: the number of pages shows that one more has loaded.
  }, [isComplete, hasMore, pageCount, isFetching, isError, loadMore])

  return { queryKey, pages, hasMore, isFetching, loadMore }
}

function emptyOf<T>(key: string): LoadedPages<T> {
  return { key, liveItems: undefined, followed: [], start: undefined }
}

function withNews<T extends { ID: string }>(
  pages: LoadedPages<T>,
  newest: ListResult<T> | undefined,
  timeOf: (item: T) => number,
): LoadedPages<T> {
  if (newest === undefined || newest.items === pages.liveItems) return pages
  return {
    ...pages,
    liveItems: newest.items,
    followed: mergeNewest(newest.items, pages.followed, timeOf, newest.end === undefined),
    start: pages.start === undefined || newest.end === undefined ? newest.end : pages.start,
  }
}
