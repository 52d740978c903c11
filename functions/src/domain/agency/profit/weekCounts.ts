import type { ActivityCounts } from '../../../shared/chat/activity.ts'

/** Conversations of an agent, and those that went wrong: without an answer, or rated down. */
export interface WeekCounts {
  started: number
  failed: number
}

/** Returns the sum of earlier counts and those of a half hour. */
export function addCounts(
  { started, failed }: WeekCounts = { started: 0, failed: 0 },
  counts: ActivityCounts,
): WeekCounts {
  return { started: started + counts.started, failed: failed + counts.unanswered + counts.ratedDown }
}
