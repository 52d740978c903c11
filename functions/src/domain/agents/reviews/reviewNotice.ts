import { noticeLimits } from '../../../shared/agencies/notices.ts'
import type { Review } from '../../../shared/agents/review.ts'
import { dayMs } from '../../../shared/durations.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { KeyedNotice } from '../../agency/notices/KeyedNotice.ts'

interface ReviewEvent {
  kind: 'approvalAsked' | 'publishedUnapproved'
  review: Pick<Review, 'agentId' | 'orgId'> & { round: number; clientIds?: readonly string[] }
  title: string
  words: string
  at: number
}

/** Returns the notice to clients that they are asked about a draft, or that it was published without them. */
export function reviewNotice({ kind, review, title, words, at }: ReviewEvent): KeyedNotice {
  const { agentId, orgId, round, clientIds = [] } = review
  return {
    orgId,
    key: `${kind}-${agentId}-${round}`,
    expireAt: new Date(at + noticeLimits.keptDays * dayMs),
    notice: {
      kind,
      at,
      notificationLevel: 2,
      agentId,
      agentTitle: cutText(title, noticeLimits.agentTitle),
      conversationId: '',
      visitor: '',
      words: words,
      notifyOnly: [...clientIds],
    },
  }
}
