import { allConversations } from '@parley/functions/shared/chat/allConversations'
import { rowsPerPage, type ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import { useCallback, useState } from 'react'
import type { ListLocation } from '../../../lib/firestore/documents.ts'
import { useLive, useLiveList, type Live, type LiveStore } from '../../../lib/live/live.ts'
import { joinNewest, mergeNewest } from '../../../lib/firestore/newestFirst.ts'
import { readOlder } from '../../../lib/firestore/readOlder.ts'
import { useUid } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import { pollRows, type NewestRows } from './pollRows.ts'
import { readRows, type RowList } from './readRows.ts'

/** Rows of conversations, newest first. */
export interface Inbox {
  items: ConversationRow[]
  brokenIds: string[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** Updates a row with newer data from elsewhere, if the list contains the conversation. */
  put: (row: ConversationRow) => void
}

interface LoadedRows {
  key: string | null
  page: NewestRows | undefined
  liveRows: ConversationRow[]
  items: ConversationRow[]
  /** Rows updated from elsewhere, with the time from which a read is newer than the update. */
  own: ReadonlyMap<string, { row: ConversationRow; at: number }>
  isAtEnd: boolean
}

const stores: LiveStore<NewestRows> = new Map()
const none: ConversationRow[] = []
/** A message is stored slightly later than its own timestamp. */
const marginMs = 10_000
const maxFollowed = 20

const timeOf = ({ lastMessageAt }: ConversationRow) => lastMessageAt

/**
 * Loads pages of rows. A separate listener follows changes while the list is open; because listeners receive
 * whole documents, it only covers conversations with new messages since then. The rest is polled.
 */
export function useRowPages(list: RowList | null): Live<Inbox> {
  const uid = useUid()
  const key = list && JSON.stringify([uid, list])
  const page = useLive(stores, key, (next, fail) => (list ? pollRows(list, next, fail) : () => {}))
  const openedAt = page.status === 'ready' ? page.data.openedAt : undefined
  const newest = useLiveList(
    'conversationRow',
    list && openedAt !== undefined ? newsOf(list, openedAt - marginMs) : null,
  )
  const [stored, setKnown] = useState<LoadedRows>(() => emptyOf(key))
  const [isLoadingMore, setLoadingMore] = useState(false)
  const put = useCallback((row: ConversationRow) => setKnown((before) => withRow(before, row)), [])

  if (page.status !== 'ready') return page
  const pages = stored.key === key ? stored : emptyOf(key)
  const current = withNews(pages, page.data, newest.status === 'ready' ? newest.data.items : pages.liveRows)
  if (current !== stored) setKnown(current)
  const { items, isAtEnd } = current

  async function loadMore() {
    if (!list || items.length === 0 || isLoadingMore) return
    setLoadingMore(true)
    try {
      const older = await readOlder((after) => readRows(list, after), rowsPerPage, items, timeOf)
      setKnown((before) =>
        before.key === key
          ? { ...before, items: joinNewest(before.items, older.items, timeOf), isAtEnd: older.isAtEnd }
          : before,
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    status: 'ready',
    data: {
      items,
      brokenIds: page.data.brokenIds,
      hasMore: !isAtEnd && !isComplete(page.data),
      isLoadingMore,
      loadMore: () => void loadMore(),
      put,
    },
  }
}

/**
 * Returns the query for conversations with new messages since then, of the agent or of the whole workspace.
 */
function newsOf({ region, agentId, workspaceId }: RowList, since: number): ListLocation {
  const isGroup = agentId === undefined
  const { group, owner } = allConversations
  return {
    region,
    path: isGroup ? group : paths.conversations(agentId),
    isGroup,
    filters: [
      ...(isGroup ? [[owner, workspaceId] as const] : []),
      ['isTest', false],
      ['lastMessageAt', since, '>'],
    ],
    newestBy: 'lastMessageAt',
    count: maxFollowed,
  }
}

function emptyOf(key: string | null): LoadedRows {
  return { key, page: undefined, liveRows: none, items: none, own: new Map(), isAtEnd: false }
}

function isComplete({ items, brokenIds }: NewestRows): boolean {
  return items.length + brokenIds.length < rowsPerPage
}

function withNews(pages: LoadedRows, page: NewestRows, liveRows: ConversationRow[]): LoadedRows {
  if (pages.page === page && pages.liveRows === liveRows) return pages
  const read =
    pages.page === page
      ? withoutGone(pages, liveRows)
      : mergeNewest(withOwn(page, pages.own), pages.items, timeOf, isComplete(page))
  return { ...pages, page, liveRows, items: joinNewest(liveRows, read, timeOf) }
}

/** Removes deleted rows: a row that left the listener while it was not full has been deleted. */
function withoutGone(
  { liveRows: before, items }: LoadedRows,
  liveRows: ConversationRow[],
): ConversationRow[] {
  if (liveRows.length === maxFollowed) return items
  const ids = new Set(liveRows.map(({ ID }) => ID))
  const deletedIds = new Set(before.filter(({ ID }) => !ids.has(ID)).map(({ ID }) => ID))
  return items.filter(({ ID }) => !deletedIds.has(ID))
}

/** Returns the read rows, each replaced by its own update where that came after the read began. */
function withOwn({ items, startedAt }: NewestRows, own: LoadedRows['own']): ConversationRow[] {
  return items.map((item) => {
    const existing = own.get(item.ID)
    return existing && existing.at > startedAt ? existing.row : item
  })
}

function withRow(pages: LoadedRows, row: ConversationRow): LoadedRows {
  const own = new Map([...pages.own, [row.ID, { row, at: performance.now() }]])
  return { ...pages, own, items: pages.items.map((item) => (item.ID === row.ID ? row : item)) }
}
