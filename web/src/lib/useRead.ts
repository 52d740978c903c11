import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { queryClient } from './queryClient.ts'
import { useUid } from './session.ts'

interface ReadOptions {
  /** While another key is read, what the one before gave is shown. */
  keepsPrevious?: boolean
  /** Forgotten with the page that showed it, instead of being shown again while it is read anew. */
  isForgotten?: boolean
  /** Read anew after so many milliseconds, while the tab is looked at. */
  everyMs?: number
}

/**
 * Reads something once under a key; read anew with another key and whenever a page that shows it is opened,
 * which shows what is known meanwhile. Nothing is read for null.
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
      // What has failed at first waits for whoever asks for it again.
      refetchInterval: ({ state: { data: known, status } }) =>
        known === undefined && status === 'error' ? false : (everyMs ?? false),
    },
    queryClient,
  )
  return useMemo(() => {
    if (isWanted && data !== undefined) return { status: 'ready', data }
    if (!isWanted || error === null || isFetching) return { status: 'loading' }
    return { status: 'error', error, retry: () => void refetch() }
  }, [isWanted, data, error, isFetching, refetch])
}
