import { Button, Skeleton } from '@mantine/core'
import type { McpServer } from '@parley/functions/shared/tools/mcp'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { call } from '../../../lib/call.ts'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { ItemRow } from '../ItemRow.tsx'
import styles from '../Tools.module.css'
import { useMcpServers } from '../useTools.ts'
import mcpStyles from './Mcp.module.css'
import { McpServerPanel } from './McpServerPanel.tsx'
import { t } from './texts.ts'

/** Lists the servers that offer functions through the Model Context Protocol. */
export function McpServers() {
  const { region, workspaceId } = useWorkspaceRef()
  const servers = useMcpServers()
  /** A server's id, or `new`. */
  const [open, setOpen] = useState<string>()
  const deletion = useDeletion<McpServer>({
    title: t('deleteServer'),
    text: ({ name }) => t('deleteServerText', { name }),
    done: t('serverDeleted'),
    remove: async ({ ID }) =>
      void (await call('deleteMcpServer', { region, workspaceId, serverId: ID }, region)),
  })
  const items = servers.status === 'ready' ? servers.data.items : []
  const action = (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
      {t('newServer')}
    </Button>
  )
  return (
    <div className={mcpStyles.section}>
      <FormSection title={t('servers')} lead={t('serversHint')} action={action}>
        {servers.status === 'loading' && <Skeleton aria-busy="true" height={64} radius="md" />}
        {servers.status === 'error' && (
          <LoadFailure title={t('serversNotLoaded')} error={servers.error} retry={servers.retry} />
        )}
        {servers.status === 'ready' && items.length === 0 && (
          <div className={styles.none}>{t('noServers')}</div>
        )}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((server) => (
              <ItemRow
                key={server.ID}
                name={server.name}
                onEdit={() => setOpen(server.ID)}
                onDelete={() => deletion.confirmDeletion(server)}
              >
                <bdi dir="ltr">{server.address}</bdi>
                <ServerState server={server} />
              </ItemRow>
            ))}
          </ul>
        )}
      </FormSection>
      {open !== undefined && (
        <McpServerPanel
          server={items.find(({ ID }) => ID === open)}
          onMade={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
      {deletion.question}
    </div>
  )
}

function ServerState({ server: { functions, checkedAt } }: { server: McpServer }) {
  const on = functions.filter(({ isOn }) => isOn).length
  const changed = functions.filter(({ state }) => state === 'changed').length
  return (
    <>
      <span>
        {t('functionsOn', { on, all: functions.length })} · {t('lookedAt', { ago: formatAgo(checkedAt) })}
      </span>
      {changed > 0 && <span className={mcpStyles.warning}>{t('functionsChanged', { count: changed })}</span>}
    </>
  )
}
