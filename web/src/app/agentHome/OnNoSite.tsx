import { Button } from '@mantine/core'
import { useState } from 'react'
import { LayerBoundary } from '../../components/LayerBoundary.tsx'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { lazyComponent } from '../../lib/lazyComponent.tsx'
import { t } from './texts.ts'

const WebsiteScript = lazyComponent(
  async () => (await import('../../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)

/** Says that no page has shown the agent; a published one comes with the way to put it on one. */
export function OnNoSite() {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  const [isScriptShown, setScriptShown] = useState(false)
  return (
    <>
      {t(agent.publishedVersion > 0 ? 'publishedOnNoSite' : 'onNoSite')}
      {agent.publishedVersion > 0 && (
        <Button variant="default" size="xs" mt={4} onClick={() => setScriptShown(true)}>
          {t('getScript')}
        </Button>
      )}
      <LayerBoundary onClose={() => setScriptShown(false)}>
        {isScriptShown && (
          <WebsiteScript region={region} agent={agent} onClose={() => setScriptShown(false)} />
        )}
      </LayerBoundary>
    </>
  )
}
