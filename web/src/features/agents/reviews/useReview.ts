import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { reviewLimits, type Review, type ReviewComment } from '@parley/functions/shared/agents/review'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live/live.ts'

/** Returns the last approval request of an agent's draft; null for none. Reads nothing without an agent. */
export function useReview(region: Region, agentId: string | undefined): Live<Review | null> {
  return useLiveDoc('review', agentId === undefined ? null : { region, path: paths.review(agentId) })
}

/** Returns the comments on the draft, oldest first. */
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
