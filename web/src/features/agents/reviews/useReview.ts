import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { reviewLimits, type Review, type ReviewComment } from '@parley/functions/shared/agents/review'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live.ts'

/**
 * What clients were last asked of an agent's draft; null where nobody was, and nothing is read for no agent.
 */
export function useReview(region: Region, agentId: string | undefined): Live<Review | null> {
  return useLiveDoc('review', agentId === undefined ? null : { region, path: paths.review(agentId) })
}

/** What was said of the draft, oldest first. */
export function useReviewComments(region: Region, agentId: string): Live<readonly ReviewComment[]> {
  const list = useLiveList('reviewComment', {
    region,
    path: paths.reviewComments(agentId),
    newestBy: 'at',
    isOldestFirst: true,
    count: reviewLimits.comments,
  })
  return list.status === 'ready' ? { status: 'ready', data: list.data.items } : list
}
