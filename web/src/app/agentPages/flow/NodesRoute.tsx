import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { LayerBoundary } from '../../../components/failures/LayerBoundary.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { saveEdits } from '../../../features/agents/agentActions.ts'
import { PromptPage } from '../../../features/agents/PromptPage.tsx'
import { PromptView } from '../../../features/flow/PromptView.tsx'
import { EnableFlow } from '../../../features/flow/EnableFlow.tsx'
import { t } from '../../../features/flow/texts.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WorkspaceFlow } from './WorkspaceFlow.tsx'

/** An agent's instructions: its nodes as a page to read, or its single prompt. */
export function NodesRoute() {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  const [isAsked, setAsked] = useState(false)
  const setNodes = async (isOn: boolean) => {
    await saveEdits(region, agent.ID, [{ path: 'enableNodes', before: !isOn, after: isOn }])
  }

  if (!agent.enableNodes)
    return (
      <PromptPage
        otherWay={
          <EnableFlow
            region={region}
            agentId={agent.ID}
            hasFlow={agent.flowHash !== undefined}
            onReady={() => setNodes(true)}
          />
        }
      />
    )
  return (
    <Page
      title={t('promptOfNodes')}
      documentTitle={`${t('promptOfNodes')} · ${agent.title}`}
      lead={
        <>
          {t('coreHint')}{' '}
          <Link to={webPaths.agent(region, agent.ID, 'settings?tab=core')}>{t('toCore')}</Link>
        </>
      }
      actions={
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('stopNodes')}
        </Button>
      }
    >
      <WorkspaceFlow>
        <PromptView viewSwitch={<ViewSwitch view="nodes" />} />
      </WorkspaceFlow>
      <LayerBoundary onClose={() => setAsked(false)}>
        {isAsked && (
          <ConfirmDialog
            title={t('stopNodesQuestion')}
            text={t('stopNodesText')}
            action={t('stopNodes')}
            onConfirm={() => setNodes(false)}
            onClose={() => setAsked(false)}
          />
        )}
      </LayerBoundary>
    </Page>
  )
}
