import type { Conversation } from '@parley/functions/shared/conversation'
import { useState } from 'react'
import type { ListPlace } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'
import { showFailure } from '../../lib/toast.ts'
import { joinConversations, mergeConversations } from './mergeConversations.ts'

export interface Inbox {
  items: Conversation[]
  /** Those that are followed; the others are as they were when they were read. */
  followed: ReadonlySet<string>
  brokenIds: string[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

interface Known {
  key: string
  live: Conversation[]
  /** Everything that is shown, the followed ones as they were last. */
  items: Conversation[]
  isAtEnd: boolean
}

/** The newest conversations of a query as they happen, and older ones when asked for. */
export function usePages(place: ListPlace | null): Live<Inbox> {
  const key = JSON.stringify(place)
  const live = useLiveList('conversation', place)
  const [known, setKnown] = useState<Known>({ key, live: [], items: [], isAtEnd: false })
  const [isLoadingMore, setLoadingMore] = useState(false)

  if (place === null) return { status: 'loading' }
  if (live.status !== 'ready') return live
  const { items: newest, brokenIds } = live.data
  const isWhole = newest.length + brokenIds.length < place.count
  const before = known.key === key ? known : { key, live: [], items: [], isAtEnd: false }
  const items = before.live === newest ? before.items : mergeConversations(newest, before.items, isWhole)
  if (before.live !== newest) setKnown({ ...before, live: newest, items })

  async function loadMore() {
    const last = items.at(-1)
    if (!place || !last || isLoadingMore) return
    setLoadingMore(true)
    try {
      const { readList } = await import('../../lib/firestore.ts')
      const older = await readList('conversation', { ...place, after: last.lastMessageAt })
      const isAtEnd = older.items.length + older.brokenIds.length < place.count
      setKnown((before) => (before.key === key ? { ...before, items: joinConversations(before.items, older.items), isAtEnd } : before))
    } catch (error) {
      showFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  const followed = new Set(newest.map(({ ID }) => ID))
  return { status: 'ready', data: { items, followed, brokenIds, hasMore: !before.isAtEnd && !isWhole, isLoadingMore, loadMore: () => void loadMore() } }
}
