import { Badge, Button, EmptyState, Skeleton } from '@mantine/core'
import { credentialToChoose, type Tool } from '@parley/functions/shared/tools/tools'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { McpServers } from './mcp/McpServers.tsx'
import { ItemRow } from './ItemRow.tsx'
import { t } from './texts.ts'
import styles from './Tools.module.css'
import { ToolPanel } from './ToolPanel.tsx'
import { useTools } from './useTools.ts'

/** Lists the functions of a workspace that its agents may call. */
export function ToolsPage() {
  const { region, workspaceId } = useWorkspaceRef()
  const tools = useTools()
  const [search, setSearch] = useSearchParams()
  /** A tool's id, or `new`. */
  const [open, setOpen] = useState(search.get('new') === 'function' ? 'new' : undefined)
  const deletion = useDeletion<Tool>({
    title: t('deleteFunction'),
    text: ({ name }) => t('deleteFunctionText', { name }),
    done: t('functionDeleted'),
    remove: async ({ ID }) => void (await call('deleteTool', { region, workspaceId, toolId: ID }, region)),
  })
  const items = tools.status === 'ready' ? tools.data.items : []
  const action = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
      {t('newFunction')}
    </Button>
  )
  function close() {
    setOpen(undefined)
    if (search.has('new')) setSearch({}, { replace: true })
  }

  return (
    <Page title={t('functions')} lead={t('functionsHint')} actions={items.length > 0 && action}>
      {tools.status === 'loading' && <Skeleton aria-busy="true" height={160} radius="md" />}
      {tools.status === 'error' && (
        <LoadFailure title={t('functionsNotLoaded')} error={tools.error} retry={tools.retry} />
      )}
      {tools.status === 'ready' && items.length === 0 && (
        <EmptyState title={t('noFunctions')} description={t('noFunctionsHint')}>
          <EmptyState.Actions>{action}</EmptyState.Actions>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((tool) => (
            <ItemRow
              key={tool.ID}
              name={tool.name}
              isCode
              onEdit={() => setOpen(tool.ID)}
              onDelete={() => deletion.confirmDeletion(tool)}
            >
              {tool.request.credentialId === credentialToChoose && (
                <Badge color="yellow">{t('waitsForYou')}</Badge>
              )}
              <span dir="auto">{tool.description}</span>
              <span>
                {t(`effect_${tool.effect}`)} · <bdi dir="ltr">{tool.request.method}</bdi>{' '}
                <bdi dir="ltr">{tool.request.address}</bdi>
              </span>
            </ItemRow>
          ))}
        </ul>
      )}
      <McpServers />
      {open !== undefined && <ToolPanel tool={items.find(({ ID }) => ID === open)} onClose={close} />}
      {deletion.question}
    </Page>
  )
}
