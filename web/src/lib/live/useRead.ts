import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { queryClient } from './queryClient.ts'
import { useUid } from '../session/session.ts'

interface ReadOptions {
  /** Shows the data of the previous key while another one is read. */
  keepsPrevious?: boolean
  /** Deletes the data with the page that showed it, instead of showing it again during the next read. */
  isForgotten?: boolean
  /** Reads again after so many milliseconds, while the tab is visible. */
  everyMs?: number
}

/**
 * Reads something once under a key.
 * It is read again with another key and whenever a page that shows it is opened, which shows the existing
 * data meanwhile. Null reads nothing.
 */
export function useRead<Data>(
  key: readonly unknown[] | null,
  read: () => Promise<Data>,
  { keepsPrevious = false, isForgotten = false, everyMs }: ReadOptions = {},
): Live<Data> {
  const uid = useUid()
  const isWanted = key !== null
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: [uid, ...(key ?? [])],
      queryFn: read,
      enabled: isWanted,
      placeholderData: (before) => (keepsPrevious ? before : undefined),
      ...(isForgotten && { gcTime: 0 }),
      // A first read that has failed is repeated only on request.
      refetchInterval: ({ state: { data, status } }) =>
        data === undefined && status === 'error' ? false : (everyMs ?? false),
    },
    queryClient,
  )
  return useMemo(() => {
    if (isWanted && data !== undefined) return { status: 'ready', data }
    if (!isWanted || error === null || isFetching) return { status: 'loading' }
    return { status: 'error', error, retry: () => void refetch() }
  }, [isWanted, data, error, isFetching, refetch])
}
