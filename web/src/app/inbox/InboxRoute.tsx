import { Button } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { answerPayment } from './answerPayment.tsx'
import { answerTest } from './answerTest.tsx'
import { useShellActions } from '../shell/shellActions.ts'
import { useAgentNames } from '../agents/useAgentNames.ts'
import { t } from '../texts.ts'

/** The colour of an agent that is not loaded. */
const unknownColor = 'var(--ink-3)'

/** The conversations of all agents of the current workspace. */
export function InboxRoute() {
  const { region, workspaceId } = useWorkspaceRef()
  const { agentId, conversationId } = useParams()
  const { openNewAgent } = useShellActions()
  const agentRows = useAgentRows()
  const { nameOf } = useAgentNames()
  const colourOf = useAgentColours()
  const agents = useMemo(
    () =>
      agentRows.status === 'ready'
        ? agentRows.data.items.map(({ ID, title }) => ({ ID, title, color: colourOf(ID) }))
        : [],
    [agentRows, colourOf],
  )
  const agentOf = useCallback(
    (id: string) => agents.find(({ ID }) => ID === id) ?? { title: nameOf(id), color: unknownColor },
    [agents, nameOf],
  )
  const pathOf = useCallback(
    (agent: string, id: string) => webPaths.inboxConversation(region, agent, id),
    [region],
  )
  const listPath = webPaths.inbox(region)
  if (agentId !== undefined && conversationId === undefined)
    return <Navigate to={`${listPath}?agent=${encodeURIComponent(agentId)}`} replace />
  const [first] = agents
  return (
    <ConversationsPage
      // Another workspace has another inbox.
      key={`${region}/${workspaceId}`}
      region={region}
      workspaceId={workspaceId}
      agentId={undefined}
      agentOf={agentOf}
      colorOf={colourOf}
      agents={agents}
      listPath={listPath}
      pathOf={pathOf}
      payment={answerPayment}
      saveTest={answerTest}
      selected={
        agentId === undefined || conversationId === undefined ? undefined : { agentId, conversationId }
      }
      firstSteps={
        first ? (
          <Button component={Link} to={webPaths.agent(region, first.ID, 'convos')}>
            {t('addWidgetToWebsite')}
          </Button>
        ) : (
          <Button onClick={openNewAgent}>{t('makeAnAgent')}</Button>
        )
      }
    />
  )
}
