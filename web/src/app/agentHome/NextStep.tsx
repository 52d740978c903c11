import { Button } from '@mantine/core'
import { Link, useOutletContext } from 'react-router-dom'
import {
  useAgentEditing,
  useAgentState,
  useStoredAgent,
} from '../../features/agents/draft/AgentDraftContext.ts'
import { fingerprintOf } from '../../features/agents/draft/fingerprintOf.ts'
import { webPaths } from '../../lib/webPaths.ts'
import type { AgentFrameActions } from '../agentFrame/AgentFrameActions.ts'
import styles from './AgentHome.module.css'
import { nextStepOf } from './nextStep.ts'
import type { AgentStatus } from './readAgentStatus.ts'
import { t } from './texts.ts'

interface NextStepProps {
  status: AgentStatus
}

/** The next step, with the button that does it; hidden if all are done. */
export function NextStep({ status }: NextStepProps) {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  const isChanged = useAgentState(({ draft, stored }) => fingerprintOf(draft) !== stored.publishedFingerprint)
  const { showTest } = useOutletContext<AgentFrameActions>()
  const { publishedVersion, agentPlatform } = agent
  const isProject = agentPlatform === 'vf'
  const step = nextStepOf({ status, publishedVersion, isChanged, isProject })
  if (step === undefined) return null
  return (
    <section className={styles.next} aria-label={t('nextStep')}>
      <div>
        <small>{t('nextStep')}</small>
        <h2>{t(`next_${step}`)}</h2>
        <p>{t(`nextHint_${step}`)}</p>
      </div>
      {step === 'knowledge' ? (
        <Button variant="default" component={Link} to={webPaths.agent(region, agent.ID, 'kb')}>
          {t(`nextAction_${step}`)}
        </Button>
      ) : (
        <Button variant="default" onClick={showTest}>
          {t(`nextAction_${step}`)}
        </Button>
      )}
    </section>
  )
}
