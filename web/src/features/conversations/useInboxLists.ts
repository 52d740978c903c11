import type { CannedReply, InboxView } from '@parley/functions/shared/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Member, Workspace } from '@parley/functions/shared/workspace'
import type { DocumentKind, DocumentTypes } from '../../lib/documents.ts'
import { useLiveDoc, useLiveList, type Live } from '../../lib/live.ts'
import { useInboxPlace } from './InboxPlace.ts'

const most = 100

/** Filters with a name, of the whole workspace. */
export function useInboxViews(): InboxView[] {
  const { region, workspaceId } = useInboxPlace()
  return itemsOf<'inboxView'>(
    useLiveList('inboxView', { region, path: paths.inboxViews(workspaceId), newestBy: 'at', count: most }),
  ).toReversed()
}

/** Answers to use again, of the whole workspace. */
export function useCannedReplies(): CannedReply[] {
  const { region, workspaceId } = useInboxPlace()
  const replies = itemsOf<'cannedReply'>(
    useLiveList('cannedReply', {
      region,
      path: paths.cannedReplies(workspaceId),
      newestBy: 'at',
      count: most,
    }),
  )
  return replies.toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Who may look after conversations. */
export function useMembers(): Member[] {
  const { region, workspaceId } = useInboxPlace()
  return itemsOf<'member'>(
    useLiveList('member', {
      region,
      path: `${paths.workspace(workspaceId)}/members`,
      newestBy: 'joinedAt',
      count: most,
    }),
  )
}

/** The agent's workspace, which need not be the one in view. */
export function useAgentWorkspace(): Workspace | null {
  const { region, workspaceId } = useInboxPlace()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  return workspace.status === 'ready' ? workspace.data : null
}

/** These lists help; a page without them is still whole. */
function itemsOf<Kind extends DocumentKind>(
  live: Live<{ items: DocumentTypes[Kind][] }>,
): DocumentTypes[Kind][] {
  return live.status === 'ready' ? live.data.items : []
}
