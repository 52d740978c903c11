import { Button, EmptyState } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../../components/Page.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { TableSearch } from '../../components/table/TableSearch.tsx'
import { TableTools } from '../../components/table/TableTools.tsx'
import { anyText, useTableAddress } from '../../components/table/useTableAddress.ts'
import { useMatching } from '../../components/table/useMatching.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { agentColumns } from './agentColumns.tsx'
import styles from './AgentsPage.module.css'
import { useAgentRoom } from './useAgentRoom.ts'
import { useAgentTable, type AgentRow } from './useAgents.ts'
import { listTexts as t } from './listTexts.ts'

/** Up to this many entries the list has no search field. */
const mostAtAGlance = 8

export function AgentsPage({ onNewAgent }: { onNewAgent: () => void }) {
  const { read, write } = useTableAddress()
  const search = read('search', anyText)
  const agents = useAgentTable(search !== '' || read('sort', anyText) !== '')
  const room = useAgentRoom()
  const { region } = useWorkspaceRef()
  const columns = useMemo(() => agentColumns(region), [region])
  const data = agents.status === 'ready' ? agents.data : undefined
  const shown = useMatching(agents, search, textOf)
  const count = data ? data.items.length + data.brokenIds.length : 0
  const isEmpty = data !== undefined && count === 0
  const newAgent = (
    <Button leftSection={<IconPlus size={16} />} onClick={onNewAgent}>
      {t('newAgent')}
    </Button>
  )
  const actions = (
    <>
      {room && <span className={styles.limit}>{t('roomTaken', room)}</span>}
      {room?.isFull && (
        <Link to={webPaths.billing(region, 'upgrade')} className={styles.limit ?? ''}>
          {t('upgradeForMore')}
        </Link>
      )}
      {!isEmpty && newAgent}
    </>
  )
  return (
    <Page title={t('agents')} actions={actions}>
      {(count > mostAtAGlance || search !== '') && (
        <TableTools>
          <TableSearch
            label={t('searchAgents')}
            value={search}
            onChange={(text) => write({ search: text })}
          />
        </TableTools>
      )}
      <DataTable
        label={t('agents')}
        failure={t('agentsNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={idOf}
        nameOf={titleOf}
        brokenText={(id) => t('brokenAgent', { id })}
        onClearFilter={search === '' ? undefined : () => write({ search: '' })}
        empty={
          <EmptyState
            className={styles.empty ?? ''}
            title={t('makeYourFirstAgent')}
            description={t('firstAgentHint')}
          >
            <EmptyState.Actions>{newAgent}</EmptyState.Actions>
          </EmptyState>
        }
      />
    </Page>
  )
}

const idOf = ({ ID }: AgentRow) => ID
const titleOf = ({ title }: AgentRow) => title
const textOf = ({ title, description }: AgentRow) => `${title} ${description}`
