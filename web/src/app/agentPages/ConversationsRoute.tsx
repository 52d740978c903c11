import { Button } from '@mantine/core'
import { IconCode, IconExternalLink } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { useAgentEditing, useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { ConversationsPage } from '../../features/conversations/ConversationsPage.tsx'
import { demoPageUrl } from '../../lib/environment.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { answerPayment } from '../inbox/answerPayment.tsx'
import { answerTest } from '../inbox/answerTest.tsx'
import { t } from '../texts.ts'

const WebsiteScript = lazyComponent(
  async () => (await import('../../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)

export function ConversationsRoute() {
  const { region } = useAgentEditing()
  const colourOf = useAgentColours()
  const stored = useStoredAgent((agent) => agent)
  const { conversationId } = useParams()
  const [isScriptShown, setScriptShown] = useState(false)
  const mayPublish = useMay('publishAgent')
  const pathOf = useCallback(
    (agentId: string, id: string) => webPaths.conversation(region, agentId, id),
    [region],
  )
  const firstSteps = mayPublish && (
    <>
      <Button leftSection={<IconCode size={16} />} onClick={() => setScriptShown(true)}>
        {t('addWidgetToWebsite')}
      </Button>
      <Button
        component="a"
        variant="default"
        href={demoPageUrl(region, stored.ID)}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconExternalLink size={16} />}
      >
        {t('writeAsAVisitor')}
      </Button>
    </>
  )
  return (
    <>
      <ConversationsPage
        region={region}
        workspaceId={stored.ownerID}
        agentId={stored.ID}
        agentTitle={stored.title}
        agentOf={undefined}
        colorOf={colourOf}
        listPath={webPaths.agent(region, stored.ID, 'convos')}
        pathOf={pathOf}
        payment={answerPayment}
        saveTest={answerTest}
        selected={conversationId === undefined ? undefined : { agentId: stored.ID, conversationId }}
        firstSteps={firstSteps}
      />
      {isScriptShown && (
        <LayerBoundary onClose={() => setScriptShown(false)}>
          <WebsiteScript region={region} agent={stored} onClose={() => setScriptShown(false)} />
        </LayerBoundary>
      )}
    </>
  )
}
