import { Suspense, useState } from 'react'
import { LayerBoundary } from '../../../components/failures/LayerBoundary.tsx'
import {
  useAgentEditing,
  useAgentState,
  useStoredAgent,
} from '../../../features/agents/draft/AgentDraftContext.ts'
import { fingerprintOf } from '../../../features/agents/draft/fingerprintOf.ts'
import { useOrganisationOfAgent } from '../../../features/agents/reviews/useOrganisationOfAgent.ts'
import { useReview } from '../../../features/agents/reviews/useReview.ts'
import { PublishControl } from '../../../features/publishing/PublishControl.tsx'
import { describeMissed } from '../../../features/savedTests/describeMissed.ts'
import { describeJudgeCost } from '../../../features/savedTests/judgeCost.ts'
import { describeRun, readTests, runTests } from '../../../features/savedTests/testActions.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { useIsPending } from '../../../lib/agents/pendingSaves.ts'
import { useModels } from '../../../lib/agents/useModels.ts'
import { readOwnSite } from './readOwnSite.ts'

const ApprovalMenu = lazyComponent(
  async () => (await import('../../../features/agents/reviews/ApprovalMenu.tsx')).ApprovalMenu,
)
const RequestApprovalDialog = lazyComponent(
  async () =>
    (await import('../../../features/agents/reviews/RequestApprovalDialog.tsx')).RequestApprovalDialog,
)
const UnapprovedDialog = lazyComponent(
  async () => (await import('../../../features/agents/reviews/UnapprovedDialog.tsx')).UnapprovedDialog,
)

/** The publish button, with the state of the draft, of the saved tests and of the approval. */
export function PublishPart({ onAddToWebsite }: { onAddToWebsite: () => void }) {
  const { region, store, saveToPublish } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const isPublished = useAgentState(
    ({ draft, stored }) => fingerprintOf(draft) === stored.publishedFingerprint,
  )
  const hasNodes = useStoredAgent(({ enableNodes }) => enableNodes)
  const hasUnsavedNodes = useIsPending(agentId) && hasNodes
  const isDirty = useAgentState(({ edits }) => edits.length > 0)
  const colour = useStoredAgent(({ primaryColor }) => primaryColor)
  const models = useModels()
  const isSaving = useAgentState((state) => state.isSaving)
  const organisation = useOrganisationOfAgent(region, agentId)
  const org = organisation.status === 'ready' ? organisation.data : null
  const storedReview = useReview(region, org ? agentId : undefined)
  const review = storedReview.status === 'ready' ? storedReview.data : null
  const [isAsking, setAsking] = useState(false)

  async function requestApproval() {
    if (await saveToPublish()) setAsking(true)
  }

  function readOtherApproval(): string {
    if (org?.isApprovalRequired || review?.state !== 'approved') return ''
    return review.fingerprint === fingerprintOf(store.state.draft) ? '' : review.decidedName
  }

  return (
    <>
      <PublishControl
        region={region}
        agentId={agentId}
        readDraft={() => ({
          fingerprint: fingerprintOf(store.state.draft),
          knowledge: store.state.stored.knowledgeVersion,
        })}
        isPublished={isPublished && !hasUnsavedNodes}
        isDirty={isDirty || isSaving}
        isSaving={isSaving}
        colour={colour}
        readSite={() => readOwnSite(region, agentId)}
        save={saveToPublish}
        readTests={() => readTests(region, agentId)}
        runTests={async () => describeRun(await runTests(region, agentId))}
        describeMissed={describeMissed}
        describeCost={(tests) => describeJudgeCost(tests, store.state.draft.vgOptions.model, models)}
        readOtherApproval={readOtherApproval}
        onAddToWebsite={onAddToWebsite}
        unapproved={({ onClose, ...step }) => (
          <LayerBoundary onClose={onClose}>
            <UnapprovedDialog
              {...step}
              onClose={onClose}
              onAsk={() => {
                onClose()
                void requestApproval()
              }}
            />
          </LayerBoundary>
        )}
      />
      {org && (
        <Suspense fallback={null}>
          <ApprovalMenu
            region={region}
            agentId={agentId}
            review={review}
            onAsk={() => void requestApproval()}
          />
        </Suspense>
      )}
      <LayerBoundary onClose={() => setAsking(false)}>
        {isAsking && org && <RequestApprovalDialog orgId={org.orgId} onClose={() => setAsking(false)} />}
      </LayerBoundary>
    </>
  )
}
