import type { Region } from '@parley/functions/shared/regions/regions'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../../../features/agents/reviews/texts.ts'
import { useReview } from '../../../features/agents/reviews/useReview.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import styles from '../Client.module.css'

/**
 * The banner above an agent's pages that its changes wait for this client; hidden for clients who are not
 * asked.
 */
export function WaitingReview({ region, agentId }: { region: Region; agentId: string }) {
  const { title } = useAgentInView()
  const review = useReview(region, agentId)
  const to = webPaths.approval(region, agentId)
  const isThere = useLocation().pathname === to
  if (isThere || review.status !== 'ready' || review.data?.state !== 'waiting') return null
  return (
    <p className={styles.waitingReview}>
      <bdi dir="auto">{t('waitsForYou', { agent: title })}</bdi> <Link to={to}>{t('look')}</Link>
    </p>
  )
}
