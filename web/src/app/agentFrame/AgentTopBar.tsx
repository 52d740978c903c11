import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessage2 } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { LayerBoundary } from '../../components/LayerBoundary.tsx'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { DraftStateBadge } from '../../features/agents/AgentStateBadge.tsx'
import { lazyComponent } from '../../lib/lazyComponent.tsx'
import { webPaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/viewer.ts'
import styles from './AgentLayout.module.css'
import { AgentMenu } from './AgentMenu.tsx'
import { AgentSearchButton } from './AgentSearchButton.tsx'
import { AgentSwitcher } from './AgentSwitcher.tsx'
import { AgentTabs } from './AgentTabs.tsx'
import { AgentViewMenu } from './AgentViewMenu.tsx'
import { OtherEditors } from './OtherEditors.tsx'
import { PublishPart } from './PublishPart.tsx'
import { useAgentLayout } from './useAgentView.ts'
import { t } from '../texts.ts'

const WebsiteScript = lazyComponent(
  async () => (await import('../../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)
const DeleteAgentDialog = lazyComponent(
  async () => (await import('../../features/agents/DeleteAgentDialog.tsx')).DeleteAgentDialog,
)

interface AgentTopBarProps {
  /** The button that shows the test chat. */
  ref: Ref<HTMLButtonElement>
  isTestShown: boolean
  onToggleTest: () => void
}

export function AgentTopBar({ ref, isTestShown, onToggleTest }: AgentTopBarProps) {
  const { region, store } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  const [dialog, setDialog] = useState<'script' | 'delete' | null>(null)
  const { isVertical } = useAgentLayout()
  const mayTest = useMay('testAgent')
  const mayPublish = useMay('publishAgent')
  const mayEdit = useMay('changeAgent')
  const navigate = useNavigate()
  // There the agent's name needs the room; the search stands beside the sections.
  const isTight =
    useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false }) && !isVertical

  function handleDeleted() {
    // Nothing of it is kept in this browser.
    store.discard()
    void navigate(webPaths.agents(region), { state: { leave: true } })
  }

  return (
    <header className={styles.bar} data-tabs={!isVertical}>
      <div className={styles.row}>
        <AgentSwitcher />
        <span className={styles.state}>
          <DraftStateBadge />
        </span>
        {mayEdit && <OtherEditors />}
        <span className={styles.spring} />
        {!isTight && <AgentSearchButton />}
        <AgentViewMenu />
        {mayTest && (
          <Button
            ref={ref}
            variant="default"
            aria-pressed={isTestShown}
            aria-label={isTestShown ? t('hideTest') : t('showTest')}
            className={styles.test ?? ''}
            leftSection={<IconMessage2 size={16} />}
            onClick={onToggleTest}
          >
            <span className={styles.words}>{isTestShown ? t('hideTest') : t('showTest')}</span>
          </Button>
        )}
        {mayPublish && <PublishPart onAddToWebsite={() => setDialog('script')} />}
        <AgentMenu onScript={() => setDialog('script')} onDelete={() => setDialog('delete')} />
      </div>
      {!isVertical && (
        <div className={styles.sections}>
          <AgentTabs />
          {isTight && <AgentSearchButton />}
        </div>
      )}
      <LayerBoundary key={dialog} onClose={() => setDialog(null)}>
        {dialog === 'script' && (
          <WebsiteScript region={region} agent={stored} onClose={() => setDialog(null)} />
        )}
        {dialog === 'delete' && (
          <DeleteAgentDialog
            region={region}
            agent={stored}
            onClose={() => setDialog(null)}
            onDeleted={handleDeleted}
          />
        )}
      </LayerBoundary>
    </header>
  )
}
