import type { Client } from '@parley/functions/shared/client'
import { isForClient, levelsFor, noticeLimits, type NoticeLevel } from '@parley/functions/shared/notices'
import { paths } from '@parley/functions/shared/paths'
import type { DocumentTypes, Filter, ListLocation } from '../../../lib/documents.ts'
import { useLiveList } from '../../../lib/live.ts'
import { useMay } from '../../../lib/viewer.ts'
import { useClient } from '../ClientContext.ts'

export type ShownNotice = DocumentTypes['notice']

/** Firestore takes so many values to compare with, one of which is that of notices about no agent. */
const mostAgents = 29

export interface Notices {
  /** The newest of each level that were not put away, newest first. */
  items: readonly ShownNotice[]
  hasUnseen: boolean
  isLoading: boolean
  /** Asks anew; undefined while nothing is wrong. */
  retry: (() => void) | undefined
}

/** What a client is told: the latest five of each level that he wants to hear of (checklist row 153). */
export function useNotices(): Notices {
  const { client, agents } = useClient()
  const first = useLiveList('notice', usePlace(1))
  const second = useLiveList('notice', usePlace(2))
  const wanted = useMay('readConversations') ? levelsFor(client) : []
  const lists = [first, second].filter((_, index) => wanted.some((level) => level === index + 1))
  const failed = lists.find((list) => list.status === 'error')
  const items = lists
    .flatMap((list) => (list.status === 'ready' ? list.data.items : []))
    .filter(
      (notice) =>
        isForClient(notice, client.ID) &&
        (notice.agentId === '' || agents.some(({ agentId }) => agentId === notice.agentId)),
    )
    .toSorted((one, other) => other.at - one.at)
  return {
    items,
    hasUnseen: items.some(({ at }) => at > client.noticesSeenAt),
    isLoading: lists.some((list) => list.status === 'loading'),
    retry: failed?.status === 'error' ? failed.retry : undefined,
  }
}

function usePlace(level: NoticeLevel): ListLocation | null {
  const { region, client, organisation } = useClient()
  const mayRead = useMay('readConversations')
  if (!mayRead || !levelsFor(client).includes(level)) return null
  return {
    region,
    path: paths.notices(organisation.ID, level),
    filters: [['at', client.noticesGoneAt, '>'], ...agentsFilter(client)],
    newestBy: 'at',
    count: noticeLimits.latest,
  }
}

/** Whoever has been given some of the agents may ask for those alone, as the rules have it. */
function agentsFilter({ widgetIDs }: Client): Filter[] {
  return widgetIDs.length === 0 ? [] : [['agentId', ['', ...widgetIDs.slice(0, mostAgents)], 'in']]
}
