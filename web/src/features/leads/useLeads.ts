import type { Lead } from '@parley/functions/shared/leads'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import type { ListPlace } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { showFailure } from '../../lib/toast.ts'

export interface Leads {
  items: Lead[]
  brokenIds: string[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

const pageSize = 100

/** The newest leads as they come in, and older ones when asked for. */
export function useLeads(region: Region, agentId: string, state: Lead['state'] | ''): Live<Leads> {
  const place: ListPlace = { region, path: paths.leads(agentId), ...(state && { filters: [['state', state]] }), newestBy: 'at', count: pageSize }
  const live = useLiveList('lead', place)
  const [older, setOlder] = useState<{ state: string; items: Lead[]; isAtEnd: boolean }>({ state, items: [], isAtEnd: false })
  const [isLoadingMore, setLoadingMore] = useState(false)
  if (live.status !== 'ready') return live
  const known = older.state === state ? older : { state, items: [], isAtEnd: false }
  const followed = new Set(live.data.items.map(({ ID }) => ID))
  const items = [...live.data.items, ...known.items.filter(({ ID }) => !followed.has(ID))]

  async function loadMore() {
    const last = items.at(-1)
    if (!last || isLoadingMore) return
    setLoadingMore(true)
    try {
      const { readList } = await import('../../lib/firestore.ts')
      const page = await readList('lead', { ...place, after: last.at })
      setOlder({ state, items: [...known.items, ...page.items], isAtEnd: page.items.length + page.brokenIds.length < pageSize })
    } catch (error) {
      showFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  const hasMore = !known.isAtEnd && live.data.items.length + live.data.brokenIds.length >= pageSize
  return { status: 'ready', data: { items, brokenIds: live.data.brokenIds, hasMore, isLoadingMore, loadMore: () => void loadMore() } }
}
