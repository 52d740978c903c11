import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { Page } from '../../components/page/Page.tsx'
import { TableSearch } from '../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../components/table/search/TableTools.tsx'
import { anyText, oneOf, useTableParams } from '../../components/table/useTableParams.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { AgentCards } from './cards/AgentCards.tsx'
import type { CardActivity } from './cards/AgentCard.tsx'
import styles from './cards/AgentCard.module.css'
import { agentOrders } from './cards/sortAgents.ts'
import { useAgentRoom } from './newAgent/useAgentRoom.ts'
import { useAgentTable } from './useAgents.ts'
import { listTexts as t } from './listTexts.ts'

/** The maximum number of agents without a search and an order. */
const maxWithoutSearch = 6

interface AgentsPageProps {
  onNewAgent: () => void
  Activity: CardActivity
}

/** The workspace's agents, each with its recent activity. */
export function AgentsPage({ onNewAgent, Activity }: AgentsPageProps) {
  const { read, write } = useTableParams()
  const search = read('search', anyText)
  const order = read('sort', oneOf(agentOrders))
  const agents = useAgentTable(search !== '' || order !== '')
  const room = useAgentRoom()
  const { region } = useWorkspaceRef()
  const data = agents.status === 'ready' ? agents.data : undefined
  const count = data ? data.items.length + data.brokenIds.length : 0
  const newAgent = (
    <Button leftSection={<IconPlus size={16} />} onClick={onNewAgent}>
      {t('newAgent')}
    </Button>
  )
  const actions = (
    <>
      {room && room.max - room.count <= 1 && (
        <span className={styles.limit}>{t('roomTaken', { count: room.count, most: room.max })}</span>
      )}
      {room?.isFull && (
        <Link to={webPaths.billing(region, 'upgrade')} className={styles.limit ?? ''}>
          {t('upgradeForMore')}
        </Link>
      )}
    </>
  )
  return (
    <Page title={t('agents')} actions={actions}>
      {(count > maxWithoutSearch || search !== '' || order !== '') && (
        <TableTools>
          <TableSearch
            label={t('searchAgents')}
            value={search}
            onChange={(text) => write({ search: text })}
          />
          <NativeSelect
            aria-label={t('order')}
            value={order}
            data={[
              { value: '', label: t('lastChanged') },
              { value: 'changed', label: t('oldestFirst') },
              { value: 'name', label: t('byName') },
              { value: '-name', label: t('byNameBackwards') },
            ]}
            onChange={(event) => write({ sort: event.currentTarget.value })}
          />
        </TableTools>
      )}
      <AgentCards
        agents={agents}
        search={search}
        order={order}
        onClearSearch={() => write({ search: '' })}
        newAgent={newAgent}
        onNewAgent={onNewAgent}
        Activity={Activity}
      />
    </Page>
  )
}
