import { useMemo } from 'react'
import type { DocumentKind, DocumentTypes, ListLocation, ListResult } from '../firestore/documents.ts'
import { useLiveList, type Live } from './live.ts'
import { readAll } from '../firestore/readAll.ts'
import { useRead } from './useRead.ts'

/**
 * Follows a list that is only useful when complete, for example for a count.
 * The newest items are followed. If there are more, the rest is read whenever the newest ones change.
 */
export function useWholeList<Kind extends DocumentKind>(
  kind: Kind,
  location: ListLocation | null,
): Live<ListResult<DocumentTypes[Kind]>> {
  const result = useLiveList(kind, location)
  const end = result.status === 'ready' ? result.data.end : undefined
  const next = location && end ? { ...location, ...end } : null
  const rest = useRead(next && ['rest', kind, next], async () => (next ? readAll(kind, next, () => {}) : []))
  return useMemo(() => {
    if (result.status !== 'ready' || !result.data.end) return result
    if (rest.status !== 'ready') return rest
    return { status: 'ready', data: { ...result.data, items: [...result.data.items, ...rest.data] } }
  }, [result, rest])
}
