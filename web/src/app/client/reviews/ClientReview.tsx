import { EmptyState, Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review } from '@parley/functions/shared/agents/review'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { DecisionDialogs, type Deciding } from '../../../features/agents/reviews/DecisionDialogs.tsx'
import { ReviewBody } from '../../../features/agents/reviews/ReviewBody.tsx'
import styles from '../../../features/agents/reviews/Reviews.module.css'
import { ReviewState } from '../../../features/agents/reviews/ReviewState.tsx'
import { reviewTalk } from '../../../features/agents/reviews/reviewTalk.ts'
import { t } from '../../../features/agents/reviews/texts.ts'
import { useReview } from '../../../features/agents/reviews/useReview.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { isMissing } from '../../../lib/errors.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { useClient } from '../ClientContext.ts'
import { SignBar } from './SignBar.tsx'
import { TryDraft } from './TryDraft.tsx'

/** An approval request for a client: the changes, a test chat, and their decision. */
export function ClientReview() {
  const { region, agentId, title } = useAgentInView()
  const review = useReview(region, agentId)
  if (review.status === 'ready' && review.data)
    return <AskedReview region={region} title={title} review={review.data} />
  // The rules let only the asked clients read it.
  const isNothing = review.status === 'ready' || (review.status === 'error' && isMissing(review.error))
  return (
    <Page title={t('reviewTitle')} documentTitle={`${t('reviewTitle')} · ${title}`}>
      {isNothing && (
        <EmptyState
          icon={<IconChecks size={28} />}
          title={t('nothingToApprove')}
          description={t('nothingToApproveHint')}
        />
      )}
      {review.status === 'loading' && <Skeleton aria-busy="true" height={240} />}
      {review.status === 'error' && !isNothing && (
        <LoadFailure title={t('notLoaded')} error={review.error} retry={review.retry} />
      )}
    </Page>
  )
}

interface AskedReviewProps {
  region: Region
  title: string
  review: Review
}

function AskedReview({ region, title, review }: AskedReviewProps) {
  const { client } = useClient()
  const [deciding, setDeciding] = useState<Deciding>()
  const talk = reviewTalk(region, review, false)
  const heading = t(review.state === 'waiting' ? 'reviewTitle' : 'reviewOver')
  return (
    <Page
      title={heading}
      documentTitle={`${heading} · ${title}`}
      lead={<bdi dir="auto">{t('reviewLead', { agency: currentBrand().name, agent: title })}</bdi>}
    >
      <div className={styles.parts}>
        <ReviewState review={review} />
        <div className={styles.sides}>
          {!talk.isOver && (
            <FormSection title={t('tryIt')} lead={t('tryItHint')}>
              <TryDraft key={review.round} region={region} title={title} review={review} talk={talk} />
            </FormSection>
          )}
          <div className={styles.parts}>
            <ReviewBody region={region} review={review} talk={talk} />
          </div>
        </div>
      </div>
      {review.state === 'waiting' && (
        <SignBar changes={review.changes.length} onDecide={(decision) => setDeciding({ review, decision })} />
      )}
      {deciding && (
        <DecisionDialogs
          region={region}
          address={client.email}
          deciding={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Page>
  )
}
