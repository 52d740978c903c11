import { paths } from '@parley/functions/shared/paths'
import { allConversations } from '@parley/functions/shared/chat/allConversations'
import { rowsQuery } from '@parley/functions/shared/chat/conversationRows'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { runCount } from '../../../lib/rest/runCount.ts'
import { useUid } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { conversationFilters } from './conversationFilters.ts'
import { countedShelves, type StatusCounts } from './countStatuses.ts'
import { useInboxScope } from '../inboxContexts.ts'

/** The maximum list length that the security rules allow. */
const maxCounted = 100

/**
 * Counts the conversations of each status of an incomplete list, one read per status; a status with
 * `maxCounted` or more has no count. A change of `known`, the counts of the loaded rows, triggers a new
 * count. Search results cannot be counted.
 */
export function useStatusCounts(filter: InboxFilter, isWanted: boolean, version: string): StatusCounts {
  const { region, workspaceId, ...scope } = useInboxScope()
  const agentId = scope.agentId ?? (filter.agent || undefined)
  const uid = useUid()
  const isCountable = isWanted && filter.search.trim() === ''
  const key = ['shelves', region, workspaceId, agentId, filter, version]
  const counts = useRead(isCountable ? key : null, readCounts, { keepsPrevious: true })
  return isCountable && counts.status === 'ready' ? counts.data : {}

  async function readCounts(): Promise<StatusCounts> {
    const isGroup = agentId === undefined
    const entries = countedShelves.map(async (show) => {
      const own = conversationFilters({ ...filter, show }, uid)
      const filters = isGroup ? [[allConversations.owner, workspaceId] as const, ...own] : own
      const query = rowsQuery(filters, { isGroup, count: maxCounted })
      return [show, await runCount(region, query, isGroup ? '' : paths.agent(agentId))] as const
    })
    const counts = await Promise.all(entries)
    return Object.fromEntries(counts.filter(([, count]) => count < maxCounted))
  }
}
