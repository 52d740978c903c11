import { levelsFor, noticeLimits, type NoticeLevel } from '@parley/functions/shared/agencies/notices'
import { paths } from '@parley/functions/shared/paths'
import type { DocumentTypes, ListLocation, ListResult } from '../../../lib/documents.ts'
import { useLiveList, type Live } from '../../../lib/live.ts'
import { useMay } from '../../../lib/viewer.ts'
import { useClient } from '../ClientContext.ts'

/** Firestore takes thirty values to compare with, one of which is that of notices about no agent. */
const agentsPerList = 29

/**
 * The notices of a level that are for everybody, or for the client himself. The rules answer for agents that
 * a query names, so an organisation's hundred agents take four lists; those that are not needed are left out.
 */
export function useNoticeLists(
  level: NoticeLevel,
  whom: 'all' | 'himself',
): readonly Live<ListResult<DocumentTypes['notice']>>[] {
  const places = usePlaces(level, whom)
  const lists = [
    useLiveList('notice', places[0] ?? null),
    useLiveList('notice', places[1] ?? null),
    useLiveList('notice', places[2] ?? null),
    useLiveList('notice', places[3] ?? null),
  ]
  return lists.slice(0, places.length)
}

function usePlaces(level: NoticeLevel, whom: 'all' | 'himself'): ListLocation[] {
  const { region, client, organisation, agents } = useClient()
  const mayRead = useMay('readConversations')
  // Whoever looks on in a client's place is named by none.
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
