import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { useAgentEditing, useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { t } from './texts.ts'

const WebsiteScript = lazyComponent(
  async () => (await import('../../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)

/** Opens the script that adds a published agent to a website. */
export function ScriptButton(look: Pick<ButtonProps, 'variant' | 'size' | 'mt'>) {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  const [isScriptShown, setScriptShown] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setScriptShown(true)}>
        {t('getScript')}
      </Button>
      <LayerBoundary onClose={() => setScriptShown(false)}>
        {isScriptShown && (
          <WebsiteScript region={region} agent={agent} onClose={() => setScriptShown(false)} />
        )}
      </LayerBoundary>
    </>
  )
}
