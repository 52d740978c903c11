import { ActionIcon, Menu } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { exportConversations, type ExportKind } from './exportConversations.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface ExportMenuProps {
  filter: InboxFilter
  agentId: string
  agentTitle: string
}

/** Exports an agent's filtered conversations as a file. */
export function ExportMenu({ filter, agentId, agentTitle }: ExportMenuProps) {
  const { region } = useInboxScope()
  const [isBusy, setBusy] = useState(false)

  async function handleExport(kind: ExportKind) {
    setBusy(true)
    try {
      await exportConversations({ region, agentId }, filter, kind, agentTitle)
    } catch (error) {
      showFailure(error, (reason) => t('notExported', { reason }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={isBusy}
          aria-label={t('exportConversations')}
        >
          <IconDownload size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('exportShown')}</Menu.Label>
        <Menu.Item onClick={() => void handleExport('csv')}>{t('asCsvForASpreadsheet')}</Menu.Item>
        <Menu.Item onClick={() => void handleExport('json')}>{t('asJsonWithEveryMessage')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
