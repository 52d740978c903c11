import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { AgentStage } from '../../features/agents/preview/AgentStage.tsx'
import { faceOf } from '../../features/agents/cards/agentFace.ts'
import {
  useAgentDraft,
  useAgentEditing,
  useAgentState,
} from '../../features/agents/draft/AgentDraftContext.ts'
import { fingerprintOf } from '../../features/agents/draft/fingerprintOf.ts'
import { formatAgo, formatDateTime } from '../../lib/formats/formats.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import type { Live } from '../../lib/live/live.ts'
import { webPaths } from '../../lib/webPaths.ts'
import styles from './AgentHome.module.css'
import type { AgentStatus } from './readAgentStatus.ts'
import { ScriptButton } from './ScriptButton.tsx'
import { t } from './texts.ts'

const ApprovalStatus = lazyComponent(
  async () => (await import('../../features/agents/reviews/ApprovalStatus.tsx')).ApprovalStatus,
)

interface AgentStatusCardProps {
  standing: Live<AgentStatus>
  /** Whether the page shows the remaining steps beside it. */
  isSetUp: boolean
}

/** The agent's icon, its publication, where it is used, and its knowledge. */
export function AgentStatusCard({ standing, isSetUp }: AgentStatusCardProps) {
  const { region } = useAgentEditing()
  const agent = useAgentDraft((draft) => draft)
  const isChanged = useAgentState(({ draft, stored }) => fingerprintOf(draft) !== stored.publishedFingerprint)
  const { publishedVersion: version } = agent
  const standingNow = standing.status === 'ready' ? standing.data : undefined
  return (
    <aside className={styles.standing} aria-label={t('whereItStands')}>
      <AgentStage {...faceOf(agent)} />
      <Link to={webPaths.agent(region, agent.ID, 'look')}>{t('editLook')}</Link>
      <dl>
        <dt>{t('publication')}</dt>
        <dd>{version === 0 ? t('notYet') : t(isChanged ? 'versionAndChanges' : 'version', { version })}</dd>
        <Suspense fallback={null}>
          <ApprovalStatus region={region} agentId={agent.ID} />
        </Suspense>
        <dt>{t('onTheWeb')}</dt>
        <dd>
          {standingNow?.lastSeen ? (
            <>
              <bdi dir="auto" title={standingNow.lastSeen.site}>
                {standingNow.lastSeen.site}
              </bdi>{' '}
              <time title={formatDateTime(standingNow.lastSeen.at)}>
                {formatAgo(standingNow.lastSeen.at)}
              </time>
            </>
          ) : (
            <>
              {t(version > 0 ? 'publishedOnNoSite' : 'onNoSite')}
              {version > 0 && isSetUp && <ScriptButton variant="default" size="xs" mt={4} />}
            </>
          )}
        </dd>
        <dt>{t('knowledge')}</dt>
        <dd>
          <Link to={webPaths.agent(region, agent.ID, 'kb')}>
            {t('sourcesReady', { count: standingNow?.ready ?? 0 })}
          </Link>
          {standingNow !== undefined && standingNow.inWork > 0 && (
            <span>{t('sourcesInWork', { count: standingNow.inWork })}</span>
          )}
          {standingNow !== undefined && standingNow.failed > 0 && (
            <span className={styles.failed}>{t('sourcesFailed', { count: standingNow.failed })}</span>
          )}
        </dd>
      </dl>
    </aside>
  )
}
