import { Menu } from '@mantine/core'
import {
  IconCode,
  IconArrowBackUp,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconHistory,
  IconTrash,
  IconTransfer,
} from '@tabler/icons-react'
import {
  useAgentEditing,
  useAgentState,
  useStoredAgent,
} from '../../../features/agents/draft/AgentDraftContext.ts'
import { demoPageUrl } from '../../../lib/environment.ts'
import { copyText } from '../../../lib/files/copyText.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { exportTemplate } from './exportTemplate.ts'
import type { AgentDialog } from './AgentDialogs.tsx'
import { BarButton } from '../BarButton.tsx'
import { ConnectItems } from './ConnectItems.tsx'
import { returnToVersionBefore } from './returnToVersionBefore.ts'
import { t } from '../../texts.ts'

interface AgentMenuProps {
  onDialog: (dialog: AgentDialog) => void
}

/** The menu of actions on a whole agent. */
export function AgentMenu({ onDialog }: AgentMenuProps) {
  const { region, saveNodes, saveToPublish } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const hasNodes = useStoredAgent(({ enableNodes }) => enableNodes)
  const hasUnsaved = useAgentState(({ edits }) => edits.length > 0)
  const mayDelete = useMay('deleteAgent')
  const mayCreate = useMay('createAgent')
  const mayTransfer = useMay('transferAgent')
  const mayChange = useMay('publishAgent')

  const [isBusy, setBusy] = useState(false)

  /** Runs an action that takes a while; the menu shows it, and starts no other one meanwhile. */
  async function run(action: () => Promise<void>) {
    setBusy(true)
    await action().finally(() => setBusy(false))
  }

  const handleExport = () =>
    run(async () => {
      if (await saveToPublish()) await exportTemplate(region, agentId)
    })
  const handleReturn = () => run(() => returnToVersionBefore({ region, agentId, saveNodes }))

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <BarButton aria-label={t('agentActions')} loading={isBusy}>
          <IconDots size={18} />
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copyText(agentId, t('copied'))}>
          {t('copyAgentId')}
        </Menu.Item>
        {hasNodes && (
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => void handleExport()}>
            {t('exportTemplate')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCode size={16} />} onClick={() => onDialog('script')}>
          {t('websiteScript')}
        </Menu.Item>
        {mayChange && <ConnectItems />}
        <Menu.Item
          component={Link}
          to={webPaths.agent(region, agentId, 'versions')}
          leftSection={<IconHistory size={16} />}
        >
          {t('versionHistory')}
        </Menu.Item>
        {mayChange && (
          <Menu.Item
            disabled={hasUnsaved}
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => void handleReturn()}
          >
            {t('returnToVersionBefore')}
          </Menu.Item>
        )}
        <Menu.Item
          component="a"
          href={demoPageUrl(region, agentId)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('demoLink')}
        </Menu.Item>
        {mayCreate && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconCopyPlus size={16} />} onClick={() => onDialog('duplicate')}>
              {t('duplicate')}
            </Menu.Item>
          </>
        )}
        {mayTransfer && (
          <Menu.Item leftSection={<IconTransfer size={16} />} onClick={() => onDialog('transfer')}>
            {t('moveToWorkspace')}
          </Menu.Item>
        )}
        {mayDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => onDialog('delete')}>
              {t('deleteAgent')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
