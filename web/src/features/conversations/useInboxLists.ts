import type { CannedReply, InboxView } from '@parley/functions/shared/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Member, Workspace } from '@parley/functions/shared/workspace'
import { useMemo } from 'react'
import type { ListResult } from '../../lib/documents.ts'
import { compareNames } from '../../lib/formats.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useWholeList } from '../../lib/useWholeList.ts'
import { useInboxScope } from './InboxPlace.ts'
import { useMay } from '../../lib/viewer.ts'

const pageSize = 100

/** Filters with a name, of the whole workspace, the oldest first. */
export function useInboxViews(): Live<InboxView[]> {
  const { region, workspaceId } = useInboxScope()
  const place = { region, path: paths.inboxViews(workspaceId), newestBy: 'at', count: pageSize }
  return useItems(useWholeList('inboxView', useMay('readWorkspace') ? place : null), oldestFirst)
}

/** Answers to use again, of the whole workspace, by their titles. */
export function useCannedReplies(): Live<CannedReply[]> {
  const { region, workspaceId } = useInboxScope()
  const place = { region, path: paths.cannedReplies(workspaceId), newestBy: 'at', count: pageSize }
  return useItems(useWholeList('cannedReply', useMay('readWorkspace') ? place : null), byTitle)
}

/** Who may look after conversations. */
export function useMembers(): Live<Member[]> {
  const { region, workspaceId } = useInboxScope()
  const place = { region, path: paths.members(workspaceId), newestBy: 'joinedAt', count: pageSize }
  return useItems(useWholeList('member', useMay('readWorkspace') ? place : null), asTheyAre)
}

/** The agent's workspace, which need not be the one in view. */
export function useAgentWorkspace(): Workspace | null {
  const { region, workspaceId } = useInboxScope()
  const place = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', useMay('readWorkspace') ? place : null)
  return workspace.status === 'ready' ? workspace.data : null
}

/** What is known of a list, for those to whom it only gives names: what is missing has another. */
export function knownOf<Item>(live: Live<Item[]>): Item[] {
  return live.status === 'ready' ? live.data : []
}

const oldestFirst = (views: InboxView[]) => views.toReversed()
const byTitle = (replies: CannedReply[]) =>
  replies.toSorted((one, other) => compareNames(one.title, other.title))
const asTheyAre = (members: Member[]) => members

function useItems<Item>(live: Live<ListResult<Item>>, arrange: (items: Item[]) => Item[]): Live<Item[]> {
  return useMemo(
    () => (live.status === 'ready' ? { status: 'ready', data: arrange(live.data.items) } : live),
    [live, arrange],
  )
}
