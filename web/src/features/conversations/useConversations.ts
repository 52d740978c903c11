import type { Conversation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import type { ListPlace } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { showFailure } from '../../lib/toast.ts'
import { mergeConversations } from './mergeConversations.ts'

export interface Inbox {
  items: Conversation[]
  brokenIds: string[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

const pageSize = 50

/** The newest conversations as they happen, and older ones when asked for. */
export function useConversations(region: Region, agentId: string): Live<Inbox> {
  const place: ListPlace = {
    region, path: paths.conversations(agentId), filter: ['isTest', false], newestBy: 'lastMessageAt', count: pageSize,
  }
  const live = useLiveList('conversation', place)
  const [known, setKnown] = useState<Conversation[]>([])
  const [isAtEnd, setAtEnd] = useState(false)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [seenLive, setSeenLive] = useState<Conversation[]>()

  if (live.status !== 'ready') return live
  if (live.data.items !== seenLive) {
    setSeenLive(live.data.items)
    if (seenLive) setKnown(mergeConversations(seenLive, known))
  }
  const items = mergeConversations(live.data.items, known)

  async function loadMore() {
    const last = items.at(-1)
    if (!last || isLoadingMore) return
    setLoadingMore(true)
    try {
      const { readList } = await import('../../lib/firestore.ts')
      const older = await readList('conversation', { ...place, after: last.lastMessageAt })
      setKnown((before) => [...before, ...older.items.filter(({ ID }) => !before.some((other) => other.ID === ID))])
      setAtEnd(older.items.length + older.brokenIds.length < pageSize)
    } catch (error) {
      showFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  const hasMore = !isAtEnd && live.data.items.length + live.data.brokenIds.length >= pageSize
  return { status: 'ready', data: { items, brokenIds: live.data.brokenIds, hasMore, isLoadingMore, loadMore: () => void loadMore() } }
}
