import { useMemo } from 'react'
import type { DocumentKind, DocumentTypes, ListLocation, ListResult } from './documents.ts'
import { useLiveList, type Live } from './live.ts'
import { readAll } from './readAll.ts'
import { useRead } from './useRead.ts'

/**
 * A list that is only good as a whole, such as what is counted: the newest are followed, and where there are
 * more than can be followed, the rest is read whenever the newest move on.
 */
export function useWholeList<Kind extends DocumentKind>(
  kind: Kind,
  place: ListLocation | null,
): Live<ListResult<DocumentTypes[Kind]>> {
  const live = useLiveList(kind, place)
  const end = live.status === 'ready' ? live.data.end : undefined
  const next = place && end ? { ...place, ...end } : null
  const rest = useRead(next && ['rest', kind, next], async () => (next ? readAll(kind, next, () => {}) : []))
  return useMemo(() => {
    if (live.status !== 'ready' || !live.data.end) return live
    if (rest.status !== 'ready') return rest
    return { status: 'ready', data: { ...live.data, items: [...live.data.items, ...rest.data] } }
  }, [live, rest])
}
