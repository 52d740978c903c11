import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review, ReviewComment } from '@parley/functions/shared/agents/review'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import type { Live } from '../../../lib/live/live.ts'
import { ChangeList, Comments } from './ChangeList.tsx'
import { CommentForm } from './CommentForm.tsx'
import type { ReviewTalk } from './reviewTalk.ts'
import { t } from './texts.ts'
import { useReviewComments } from './useReview.ts'

interface ReviewBodyProps {
  region: Region
  review: Review
  talk: ReviewTalk
}

/** The changes of a draft and their comments, as both sides see them. */
export function ReviewBody({ region, review, talk }: ReviewBodyProps) {
  const liveComments = useReviewComments(region, review.agentId)
  const comments = liveComments.status === 'ready' ? liveComments.data : []
  const isAtField = ({ path }: ReviewComment) => review.changes.some((change) => change.path === path)
  return (
    <>
      <FormSection title={t('changes')}>
        <ChangeList review={review} comments={comments} talk={talk} />
      </FormSection>
      <FormSection title={t('comments')}>
        <OtherComments
          liveComments={liveComments}
          comments={comments.filter((one) => !isAtField(one))}
          talk={talk}
        />
        {!talk.isOver && <CommentForm label={t('yourComment')} onSend={(text) => talk.comment({}, text)} />}
      </FormSection>
    </>
  )
}

interface OtherCommentsProps {
  liveComments: Live<readonly ReviewComment[]>
  comments: readonly ReviewComment[]
  talk: ReviewTalk
}

/** Comments on answers, on the whole draft, and on fields that have not changed this time. */
function OtherComments({ liveComments, comments, talk }: OtherCommentsProps) {
  if (liveComments.status === 'error')
    return <InlineFailure text={t('notLoaded')} retry={liveComments.retry} />
  if (liveComments.status === 'loading') return <Skeleton aria-busy="true" height={48} />
  if (liveComments.data.length === 0) return <p>{t('noComments')}</p>
  return <Comments comments={comments} talk={talk} />
}
