import { Button, EmptyState, Skeleton } from '@mantine/core'
import type { Review } from '@parley/functions/shared/agents/review'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { call } from '../../../lib/call.ts'
import { useAgentEditing, useAgentState, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { fingerprintOf } from '../draft/fingerprintOf.ts'
import { RequestApprovalDialog } from './RequestApprovalDialog.tsx'
import { ReviewBody } from './ReviewBody.tsx'
import styles from './Reviews.module.css'
import { ReviewState } from './ReviewState.tsx'
import { reviewTalk } from './reviewTalk.ts'
import { t } from './texts.ts'
import { useOrganisationOfAgent, type OrganisationOfAgent } from './useOrganisationOfAgent.ts'
import { useReview } from './useReview.ts'
import { VersionHistory } from './VersionHistory.tsx'

/** The approval of an agent's draft: the request, its comments, and who approved each publication. */
export function ApprovalPage() {
  const { region } = useAgentEditing()
  const { ID: agentId, title } = useStoredAgent((stored) => stored)
  const organisation = useOrganisationOfAgent(region, agentId)
  const org = organisation.status === 'ready' ? organisation.data : null
  const review = useReview(region, org ? agentId : undefined)
  const [isAsking, setAsking] = useState(false)
  const failed = [organisation, review].find(({ status }) => status === 'error')
  const request = review.status === 'ready' ? review.data : null
  return (
    <Page
      title={t('approval')}
      documentTitle={`${t('approval')} · ${title}`}
      lead={org && leadOf(org)}
      actions={request && <Button onClick={() => setAsking(true)}>{t('askAgain')}</Button>}
    >
      <div className={styles.parts}>
        {failed?.status === 'error' && (
          <LoadFailure title={t('notLoaded')} error={failed.error} retry={failed.retry} />
        )}
        {organisation.status === 'loading' && <Skeleton aria-busy="true" height={160} />}
        {organisation.status === 'ready' && org === null && (
          <EmptyState title={t('noOrganisation')} description={t('noOrganisationHint')} />
        )}
        {org && review.status === 'ready' && request === null && (
          <EmptyState title={t('nobodyAsked')} description={t('nobodyAskedHint')}>
            <EmptyState.Actions>
              <Button onClick={() => setAsking(true)}>{t('requestApproval')}</Button>
            </EmptyState.Actions>
          </EmptyState>
        )}
        {org && request && <OwnReview review={request} />}
        <FormSection title={t('versions')}>
          <VersionHistory region={region} agentId={agentId} />
        </FormSection>
      </div>
      {isAsking && org && <RequestApprovalDialog orgId={org.orgId} onClose={() => setAsking(false)} />}
    </Page>
  )
}

function leadOf({ name, isApprovalRequired }: OrganisationOfAgent) {
  return (
    <>
      <bdi dir="auto">{t('approvalHint', { organisation: name })}</bdi> {isApprovalRequired && t('required')}
    </>
  )
}

function OwnReview({ review }: { review: Review }) {
  const { region } = useAgentEditing()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const isOther = useAgentState(({ draft }) => fingerprintOf(draft) !== review.fingerprint)
  const { agentId, round, state } = review
  const isOpen = state === 'waiting' || state === 'changesAsked'
  return (
    <>
      <div>
        <ReviewState review={review} />
        {isOther && state !== 'withdrawn' && <p className={styles.hint}>{t('draftIsOther')}</p>}
        {isOpen && (
          <Button variant="default" size="xs" mt={8} onClick={() => setWithdrawing(true)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      <ReviewBody region={region} review={review} talk={reviewTalk(region, review, true)} />
      {isWithdrawing && (
        <ConfirmDialog
          title={t('withdrawTitle')}
          text={t('withdrawHint')}
          action={t('withdraw')}
          onConfirm={async () => void (await call('withdrawReview', { region, agentId, round }, region))}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  )
}
