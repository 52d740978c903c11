import { noticeLevels, noticeLimits } from '@parley/functions/shared/agencies/notices'
import type { DocumentTypes } from '../../../lib/firestore/documents.ts'
import { useClient } from '../ClientContext.ts'
import { useNoticeLists } from './useNoticeLists.ts'

export type ShownNotice = DocumentTypes['notice']

export interface Notices {
  /** The newest of each level that were not dismissed, newest first. */
  items: readonly ShownNotice[]
  hasUnseen: boolean
  isLoading: boolean
  /** Reads again; undefined without an error. */
  retry: (() => void) | undefined
}

/** Returns a client's notices: the latest five of each level that they have chosen. */
export function useNotices(): Notices {
  const { client, agents } = useClient()
  const lists = [...useNoticeLists(1, 'all'), ...useNoticeLists(2, 'all'), ...useNoticeLists(2, 'himself')]
  const failed = lists.find((list) => list.status === 'error')
  const items = lists
    .flatMap((list) => (list.status === 'ready' ? list.data.items : []))
    .filter(({ agentId }) => agentId === '' || agents.some((agent) => agent.agentId === agentId))
    .toSorted((one, other) => other.at - one.at)
  return {
    items: latestOf(items),
    hasUnseen: items.some(({ at }) => at > client.noticesSeenAt),
    isLoading: lists.some((list) => list.status === 'loading'),
    retry: failed?.status === 'error' ? failed.retry : undefined,
  }
}

/** Returns the latest five of each level, from several lists. */
function latestOf(items: readonly ShownNotice[]): readonly ShownNotice[] {
  const latest = noticeLevels.flatMap((level) =>
    items.filter(({ notificationLevel }) => notificationLevel === level).slice(0, noticeLimits.latest),
  )
  return items.filter((notice) => latest.includes(notice))
}
