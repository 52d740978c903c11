import type { Region } from '@parley/functions/shared/regions'
import { Skeleton } from '@mantine/core'
import { Page } from '../../components/Page.tsx'
import { useActivity } from '../../features/activity/useActivity.ts'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { webPaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/viewer.ts'
import { useRead } from '../../lib/useRead.ts'
import { readUnanswered } from '../readUnanswered.ts'
import styles from './AgentHome.module.css'
import { AgentWaiting } from './AgentWaiting.tsx'
import { LastConversations } from './LastConversations.tsx'
import { LastDays, type FigureDoors } from './LastDays.tsx'
import { NextStep } from './NextStep.tsx'
import { NotAnsweredList } from './NotAnsweredList.tsx'
import { readStanding } from './readStanding.ts'
import { WhereItStands } from './WhereItStands.tsx'
import { t } from './texts.ts'

/** What happened with an agent, how it stands, and the one thing to do next (checklist row 11). */
export function AgentHome() {
  const { region } = useAgentEditing()
  const { ID: agentId, title } = useStoredAgent((stored) => stored)
  const isMember = useMay('readWorkspace')
  const activity = useActivity()
  const colourOf = useAgentColours()
  const standing = useRead(['standing', region, agentId], () => readStanding(region, agentId))
  const questions = useRead(['notAnswered', region, agentId], () => readUnanswered(region, { agentId }))
  const asked = questions.status === 'ready' ? questions.data : []
  return (
    <Page title={t('overview')} documentTitle={`${t('overview')} · ${title}`}>
      <div className={styles.home}>
        {isMember && <AgentWaiting region={region} agentId={agentId} />}
        {standing.status === 'ready' && questions.status !== 'loading' && (
          <NextStep standing={standing.data} hasGaps={asked.length > 0} />
        )}
        <div className={styles.columns}>
          <div>
            {isMember && (
              <LastDays
                activity={activity}
                agentId={agentId}
                colour={colourOf(agentId)}
                doors={doorsOf(region, agentId)}
              />
            )}
            <NotAnsweredList region={region} agentId={agentId} asked={asked} />
            <LastConversations region={region} agentId={agentId} />
          </div>
          {standing.status === 'loading' ? (
            <Skeleton height={360} radius="lg" />
          ) : (
            <WhereItStands standing={standing} />
          )}
        </div>
      </div>
    </Page>
  )
}

function doorsOf(region: Region, agentId: string): FigureDoors {
  return {
    started: webPaths.agent(region, agentId, 'convos'),
    handedOver: webPaths.agent(region, agentId, 'convos?show=handedOver'),
    unanswered: webPaths.agent(region, agentId, 'kb/questions'),
  }
}
