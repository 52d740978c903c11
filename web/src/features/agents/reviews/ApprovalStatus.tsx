import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import { stateWords } from './ReviewState.tsx'
import { t } from './texts.ts'
import { useOrganisationOfAgent } from './useOrganisationOfAgent.ts'
import { useReview } from './useReview.ts'

/** The approval's state in a list of facts, if the agent has clients. */
export function ApprovalStatus({ region, agentId }: { region: Region; agentId: string }) {
  const organisation = useOrganisationOfAgent(region, agentId)
  const isOfClients = organisation.status === 'ready' && organisation.data !== null
  const review = useReview(region, isOfClients ? agentId : undefined)
  if (review.status !== 'ready') return null
  return (
    <>
      <dt>{t('approval')}</dt>
      <dd>
        <Link to={webPaths.approval(region, agentId)}>
          <bdi dir="auto">{review.data ? stateWords(review.data) : t('nobodyAsked')}</bdi>
        </Link>
      </dd>
    </>
  )
}
