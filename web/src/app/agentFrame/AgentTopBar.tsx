import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessage2 } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import { DraftStateBadge } from '../../features/agents/AgentStateBadge.tsx'
import { useMay } from '../../lib/session/viewer.ts'
import styles from './AgentLayout.module.css'
import { agentDialogs, AgentDialogs, type AgentDialog } from './actions/AgentDialogs.tsx'
import { AgentMenu } from './actions/AgentMenu.tsx'
import { AgentSearchButton } from './search/AgentSearchButton.tsx'
import { AgentSwitcher } from './AgentSwitcher.tsx'
import { AgentTabs } from './view/AgentTabs.tsx'
import { AgentViewMenu } from './view/AgentViewMenu.tsx'
import { OtherEditors } from './editors/OtherEditors.tsx'
import { PublishPart } from './publishing/PublishPart.tsx'
import { useAgentLayout } from './view/useAgentView.ts'
import { t } from '../texts.ts'

interface AgentTopBarProps {
  /** The button that shows the test chat. */
  ref: Ref<HTMLButtonElement>
  isTestShown: boolean
  onToggleTest: () => void
}

export function AgentTopBar({ ref, isTestShown, onToggleTest }: AgentTopBarProps) {
  const stored = useStoredAgent((agent) => agent)
  const [dialog, setDialog] = useDialogInUrl()
  const { isVertical } = useAgentLayout()
  const mayTest = useMay('testAgent')
  const mayPublish = useMay('publishAgent')
  const mayEdit = useMay('changeAgent')
  // There the agent's name needs the room; the search is beside the sections.
  const isTight =
    useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false }) && !isVertical

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
        <AgentMenu onDialog={setDialog} />
      </div>
      {!isVertical && (
        <div className={styles.sections}>
          <AgentTabs />
          {isTight && <AgentSearchButton />}
        </div>
      )}
      <AgentDialogs agent={stored} dialog={dialog} onClose={() => setDialog(null)} />
    </header>
  )
}

/**
 * Returns the dialog that the URL names, and a setter. Other pages link to a dialog by `?dialog=transfer`.
 */
function useDialogInUrl(): [AgentDialog | null, (dialog: AgentDialog | null) => void] {
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<AgentDialog | null>(null)
  const openDialog = agentDialogs.find((dialog) => dialog === search.get('dialog')) ?? null

  function set(dialog: AgentDialog | null) {
    setOpened(dialog)
    if (openDialog === null) return
    const rest = new URLSearchParams(search)
    rest.delete('dialog')
    setSearch(rest, { replace: true })
  }
  return [opened ?? openDialog, set]
}
