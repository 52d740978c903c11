import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { queryClient } from './queryClient.ts'
import { useUid } from './session.ts'

/**
 * Reads something once under a key; read anew with another key and whenever a page that shows it is opened,
 * which shows what is known meanwhile. Nothing is read for null.
 */
export function useRead<Data>(key: readonly unknown[] | null, read: () => Promise<Data>): Live<Data> {
  const uid = useUid()
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: [uid, ...(key ?? [])], queryFn: read, enabled: key !== null },
    queryClient,
  )
  const isWanted = key !== null
  return useMemo(() => {
    if (isWanted && data !== undefined) return { status: 'ready', data }
    if (!isWanted || error === null || isFetching) return { status: 'loading' }
    return { status: 'error', error, retry: () => void refetch() }
  }, [isWanted, data, error, isFetching, refetch])
}
