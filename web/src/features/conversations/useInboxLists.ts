import type { CannedReply, InboxView } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Member, Workspace } from '@parley/functions/shared/workspaces/workspace'
import { useMemo } from 'react'
import type { ListResult } from '../../lib/firestore/documents.ts'
import { compareNames } from '../../lib/formats/formats.ts'
import { useLiveDoc, type Live } from '../../lib/live/live.ts'
import { useWholeList } from '../../lib/live/useWholeList.ts'
import { useInboxScope } from './inboxContexts.ts'
import { useMay, useViewer, type TagRules } from '../../lib/session/viewer.ts'

const pageSize = 100

/** Follows the named filters of the workspace, the oldest first. */
export function useInboxViews(): Live<InboxView[]> {
  const { region, workspaceId } = useInboxScope()
  const location = { region, path: paths.inboxViews(workspaceId), newestBy: 'at', count: pageSize }
  return useItems(useWholeList('inboxView', useMay('readWorkspace') ? location : null), oldestFirst)
}

/** Follows the canned replies of the workspace, sorted by title. */
export function useCannedReplies(): Live<CannedReply[]> {
  const { region, workspaceId } = useInboxScope()
  const location = { region, path: paths.cannedReplies(workspaceId), newestBy: 'at', count: pageSize }
  return useItems(useWholeList('cannedReply', useHasCannedReplies() ? location : null), byTitle)
}

/**
 * Returns whether canned replies are available: clients can use the workspace's when their organisation
 * allows it.
 */
export function useHasCannedReplies(): boolean {
  const isMember = useMay('readWorkspace')
  const { organisation } = useViewer()
  return isMember || (organisation?.hasCannedReplies ?? false)
}

/** Follows the members, who can be assigned to conversations. */
export function useMembers(): Live<Member[]> {
  const { region, workspaceId } = useInboxScope()
  const location = { region, path: paths.members(workspaceId), newestBy: 'joinedAt', count: pageSize }
  return useItems(useWholeList('member', useMay('readWorkspace') ? location : null), asTheyAre)
}

/** Returns the agent's workspace, which may differ from the current one. */
export function useAgentWorkspace(): Workspace | null {
  const { region, workspaceId } = useInboxScope()
  const location = { region, path: paths.workspace(workspaceId) }
  const workspace = useLiveDoc('workspace', useMay('readWorkspace') ? location : null)
  return workspace.status === 'ready' ? workspace.data : null
}

/** Returns the tag rules: the organisation's for a client, the workspace's for a member. */
export function useTagRules(): TagRules {
  const workspace = useAgentWorkspace()
  const { organisation } = useViewer()
  return organisation ?? workspace ?? noRules
}

const noRules: TagRules = { predefinedTags: [], disallowAnyTags: false }

/**
 * Returns the loaded items of a list that only supplies names; empty while loading, when callers use fallback
 * names.
 */
export function itemsOf<Item>(result: Live<Item[]>): Item[] {
  return result.status === 'ready' ? result.data : []
}

const oldestFirst = (views: InboxView[]) => views.toReversed()
const byTitle = (replies: CannedReply[]) =>
  replies.toSorted((one, other) => compareNames(one.title, other.title))
const asTheyAre = (members: Member[]) => members

function useItems<Item>(result: Live<ListResult<Item>>, arrange: (items: Item[]) => Item[]): Live<Item[]> {
  return useMemo(
    () => (result.status === 'ready' ? { status: 'ready', data: arrange(result.data.items) } : result),
    [result, arrange],
  )
}
