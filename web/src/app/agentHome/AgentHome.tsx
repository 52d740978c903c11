import type { Region } from '@parley/functions/shared/regions/regions'
import { Skeleton } from '@mantine/core'
import { Page } from '../../components/page/Page.tsx'
import { useActivity } from '../../features/activity/useActivity.ts'
import { useAgentEditing, useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { useLatest } from '../cardActivity/useLatest.ts'
import { readUnanswered } from './readUnanswered.ts'
import styles from './AgentHome.module.css'
import { AgentWaiting } from './AgentWaiting.tsx'
import { LastConversations, maxConversations } from './LastConversations.tsx'
import { LastDays, type FigureLinks } from './LastDays.tsx'
import { NextStep } from './NextStep.tsx'
import { NotAnsweredList } from './NotAnsweredList.tsx'
import { readAgentStatus } from './readAgentStatus.ts'
import { SetUp } from './SetUp.tsx'
import { setUpStepsDone, setUpStepsOf } from './setUpSteps.ts'
import { AgentStatusCard } from './AgentStatusCard.tsx'
import { t } from './texts.ts'

/** The overview of an agent: recent events, its state, and one next step. */
export function AgentHome() {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  const { ID: agentId, title, publishedVersion } = agent
  const steps = setUpStepsOf(agent)
  const isMember = useMay('readWorkspace')
  const activity = useActivity()
  const colourOf = useAgentColours()
  const standing = useRead(['standing', region, agentId], () => readAgentStatus(region, agentId))
  const questions = useRead(['notAnswered', region, agentId], () => readUnanswered(region, { agentId }))
  const latest = useLatest(region, agentId, maxConversations)
  const suggestions = questions.status === 'ready' ? questions.data : []
  const isUnknown = standing.status === 'loading' || latest.status === 'loading'
  const isUnused = latest.status === 'ready' && latest.data.length === 0
  const done =
    isUnused && standing.status === 'ready' ? setUpStepsDone(standing.data, publishedVersion) : undefined
  const isSetUp = done === undefined || steps.every((step) => done[step])
  return (
    <Page title={t('overview')} isTitleUnseen documentTitle={`${t('overview')} · ${title}`}>
      <div className={styles.home}>
        <div className={styles.columns}>
          <div>
            {isMember && <AgentWaiting region={region} agentId={agentId} />}
            {isUnknown && <Skeleton height={320} radius="lg" aria-busy="true" />}
            {!isUnknown && !isSetUp && <SetUp steps={steps} done={done} />}
            {!isUnknown && isSetUp && standing.status === 'ready' && <NextStep status={standing.data} />}
            {!isUnknown && <NotAnsweredList region={region} agentId={agentId} questions={suggestions} />}
            {!isUnknown && isSetUp && (
              <>
                {isMember && (
                  <LastDays
                    activity={activity}
                    agentId={agentId}
                    colour={colourOf(agentId)}
                    links={linksOf(region, agentId)}
                  />
                )}
                <LastConversations region={region} agentId={agentId} latest={latest} />
              </>
            )}
          </div>
          <div>
            {standing.status === 'loading' ? (
              <Skeleton height={360} radius="lg" aria-busy="true" />
            ) : (
              <AgentStatusCard standing={standing} isSetUp={isSetUp} />
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}

function linksOf(region: Region, agentId: string): FigureLinks {
  return {
    started: webPaths.agent(region, agentId, 'convos'),
    handedOver: webPaths.agent(region, agentId, 'convos?show=handedOver'),
    unanswered: webPaths.agent(region, agentId, 'kb/questions'),
  }
}
