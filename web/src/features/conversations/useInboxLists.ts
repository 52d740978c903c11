import type { CannedReply, InboxView } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Member, Workspace } from '@parley/functions/shared/workspaces/workspace'
import { useMemo } from 'react'
import type { ListResult } from '../../lib/documents.ts'
import { compareNames } from '../../lib/formats.ts'
import { useLiveDoc, type Live } from '../../lib/live.ts'
import { useWholeList } from '../../lib/useWholeList.ts'
import { useInboxScope } from './InboxPlace.ts'
import { useMay, useViewer, type TagRules } from '../../lib/viewer.ts'

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
  return useItems(useWholeList('cannedReply', useHasCannedReplies() ? place : null), byTitle)
}

/** Whether there are answers to use again: a client has the workspace's where his organisation lets him. */
export function useHasCannedReplies(): boolean {
  const isMember = useMay('readWorkspace')
  const { organisation } = useViewer()
  return isMember || (organisation?.hasCannedReplies ?? false)
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

/** The tags that there are: a client's are his organisation's, a member's the workspace's. */
export function useTagRules(): TagRules {
  const workspace = useAgentWorkspace()
  const { organisation } = useViewer()
  return organisation ?? workspace ?? noRules
}

const noRules: TagRules = { predefinedTags: [], disallowAnyTags: false }

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
