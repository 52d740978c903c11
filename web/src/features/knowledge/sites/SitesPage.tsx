import { Button, EmptyState } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '../../../components/page/Page.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { AddSiteDialog } from './AddSiteDialog.tsx'
import { siteColumns } from './siteColumns.tsx'
import { useSites } from './useSites.ts'
import { t } from './texts.ts'

interface AgentNames {
  nameOf: (agentId: string) => string
  /** Requests the names that are not loaded yet. */
  requestNames: (agentIds: readonly string[]) => void
}

interface SitesPageProps {
  region: Region
  /** Undefined while loading. */
  agents: readonly { ID: string; title: string }[] | undefined
  names: AgentNames
  onNewAgent: () => void
}

/** Lists the websites of all agents. */
export function SitesPage({ region, agents, names: { nameOf, requestNames }, onNewAgent }: SitesPageProps) {
  const sites = useSites()
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const columns = useMemo(() => siteColumns(region, nameOf), [region, nameOf])
  const data = sites.status === 'ready' ? sites.data : undefined

  useEffect(() => {
    if (data) requestNames(data.items.map(({ agentId }) => agentId))
  }, [requestNames, data])

  const hasNoAgent = agents?.length === 0
  const isEmpty = data !== undefined && data.items.length + data.brokenIds.length === 0
  const action = hasNoAgent ? (
    <Button onClick={onNewAgent}>{t('newAgent')}</Button>
  ) : (
    <Button leftSection={<IconPlus size={16} />} disabled={!agents} onClick={() => setAdding(true)}>
      {t('addWebsite')}
    </Button>
  )

  return (
    <Page title={t('crawler')} lead={t('crawlerHint')} actions={!isEmpty && action}>
      <DataTable
        label={t('websites')}
        failure={t('sitesNotLoaded')}
        rows={sites}
        columns={columns}
        idOf={({ ID }) => ID}
        nameOf={({ title }) => title}
        brokenText={(id) => t('brokenSite', { id })}
        empty={
          <EmptyState
            title={t('noSitesYet')}
            description={hasNoAgent ? t('noAgentForSites') : t('noSitesHint')}
          >
            <EmptyState.Actions>{action}</EmptyState.Actions>
          </EmptyState>
        }
      />
      {isAdding && agents && (
        <AddSiteDialog
          region={region}
          agents={agents}
          onAdded={(agentId, sourceId) => void navigate(webPaths.site(region, agentId, sourceId))}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}
