import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { ListResult } from '../../../lib/firestore/documents.ts'
import { isUnreachable } from '../../../lib/errors.ts'
import { readRows, type RowList } from './readRows.ts'

/** The newest page of a list. */
export interface NewestRows extends ListResult<ConversationRow> {
  /** When this read began, in milliseconds of `performance.now()`. */
  startedAt: number
  /** When the first read ran, by the server's clock, in unix milliseconds. */
  openedAt: number
}

const pollEveryMs = 30_000

/** Reads the newest page now, every 30 seconds while the tab is visible, and when it becomes visible. */
export function pollRows(
  list: RowList,
  next: (rows: NewestRows) => void,
  fail: (error: unknown) => void,
): () => void {
  let openedAt = 0
  let lastStartedAt = 0
  let isOver = false

  async function read() {
    const startedAt = performance.now()
    lastStartedAt = startedAt
    try {
      const { items, brokenIds, serverTime } = await readRows(list)
      openedAt ||= serverTime
      // Ignore the response of a read that a later one has replaced.
      if (!isOver && startedAt === lastStartedAt) next({ items, brokenIds, startedAt, openedAt })
    } catch (error) {
      // While the server is unreachable, the list stays on screen and the next read tries again.
      if (!isOver && (openedAt === 0 || !isUnreachable(error))) fail(error)
    }
  }

  const readIfVisible = () => {
    if (document.visibilityState !== 'hidden') void read()
  }
  void read()
  const timer = setInterval(readIfVisible, pollEveryMs)
  document.addEventListener('visibilitychange', readIfVisible)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', readIfVisible)
  }
}
