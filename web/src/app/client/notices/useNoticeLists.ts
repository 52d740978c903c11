import { levelsFor, noticeLimits, type NoticeLevel } from '@parley/functions/shared/agencies/notices'
import { paths } from '@parley/functions/shared/paths'
import type { DocumentTypes, ListLocation, ListResult } from '../../../lib/firestore/documents.ts'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useClient } from '../ClientContext.ts'

/** Firestore compares with at most thirty values, and one is the empty id of notices without an agent. */
const agentsPerList = 29

/**
 * Returns the notices of a level for all clients, or for this client alone. The rules check the agents that a
 * query names, so an organisation's hundred agents need four lists; unnecessary ones are skipped.
 */
export function useNoticeLists(
  level: NoticeLevel,
  whom: 'all' | 'himself',
): readonly Live<ListResult<DocumentTypes['notice']>>[] {
  const locations = useLocations(level, whom)
  const lists = [
    useLiveList('notice', locations[0] ?? null),
    useLiveList('notice', locations[1] ?? null),
    useLiveList('notice', locations[2] ?? null),
    useLiveList('notice', locations[3] ?? null),
  ]
  return lists.slice(0, locations.length)
}

function useLocations(level: NoticeLevel, whom: 'all' | 'himself'): ListLocation[] {
  const { region, client, organisation, agents } = useClient()
  const mayRead = useMay('readConversations')
  // No notice names an impersonator.
  if (whom === 'himself' && client.ID === '') return []
  if (!mayRead || !levelsFor(client).includes(level)) return []
  const agentIds = agents.map(({ agentId }) => agentId)
  const count = Math.max(1, Math.ceil(agentIds.length / agentsPerList))
  return Array.from({ length: count }, (_, part) => ({
    region,
    path: paths.notices(organisation.ID, level),
    filters: [
      ['at', client.noticesGoneAt, '>'],
      ['agentId', ['', ...agentIds.slice(part * agentsPerList, (part + 1) * agentsPerList)], 'in'],
      whom === 'all' ? ['notifyOnly', [], '=='] : ['notifyOnly', client.ID, 'array-contains'],
    ],
    newestBy: 'at',
    count: noticeLimits.latest,
  }))
}
