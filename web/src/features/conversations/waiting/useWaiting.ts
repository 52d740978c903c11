import { allConversations } from '@parley/functions/shared/chat/allConversations'
import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { ListLocation, ListResult } from '../../../lib/firestore/documents.ts'
import { useIsFirstViewOver } from '../../../lib/firstView/firstView.ts'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'

/** A conversation whose visitor waits for a person since `waitingSince`. */
export type WaitingRow = ConversationRow

interface Waiting {
  /** The longest wait first. */
  items: WaitingRow[]
  /** True when more conversations wait than are followed. */
  isCut: boolean
}

const nobody: Live<Waiting> = { status: 'ready', data: { items: [], isCut: false } }

/**
 * Follows all conversations of the current workspace that wait for a person; empty for users who are not
 * members. All callers share one listener, which starts after the first view has rendered.
 */
export function useWaiting(): Live<Waiting> {
  const { region, workspaceId } = useWorkspaceRef()
  const isMember = useMay('readWorkspace')
  const isOpen = useIsFirstViewOver() && isMember
  const rows = useLiveList('conversationRow', isOpen ? waitingList(region, workspaceId) : null)
  if (!isMember) return nobody
  return rows.status === 'ready' ? { status: 'ready', data: waitingOf(rows.data) } : rows
}

function waitingList(region: ListLocation['region'], workspaceId: string): ListLocation {
  const { group, owner, waiting, mostWaiting: maxWaiting } = allConversations
  return {
    region,
    path: group,
    isGroup: true,
    filters: [
      [owner, workspaceId],
      ['isTest', false],
      [waiting, 0, '>'],
    ],
    newestBy: waiting,
    isOldestFirst: true,
    count: maxWaiting,
  }
}

/** One result per list, so that it stays identical between renders. */
const waitingLists = new WeakMap<ListResult<ConversationRow>, Waiting>()

function waitingOf(list: ListResult<ConversationRow>): Waiting {
  const waiting = waitingLists.get(list) ?? { items: list.items, isCut: list.end !== undefined }
  waitingLists.set(list, waiting)
  return waiting
}
