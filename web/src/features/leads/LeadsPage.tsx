import { Button, EmptyState } from '@mantine/core'
import { leadStates, type Lead } from '@parley/functions/shared/chat/leads'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/forms/Choice.tsx'
import { Page } from '../../components/page/Page.tsx'
import { BulkBar } from '../../components/table/actions/BulkBar.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { ExportButton } from '../../components/table/actions/ExportButton.tsx'
import { TableSearch } from '../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../components/table/search/TableTools.tsx'
import { anyText, oneOf, useTableParams } from '../../components/table/useTableParams.ts'
import { useMatching } from '../../components/table/search/useMatching.ts'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { exportLeads } from './leadActions.ts'
import { bulkActions, leadColumns, leadTitle, removeLead } from './leadColumns.tsx'
import { LeadDetails } from './LeadDetails.tsx'
import { leadText } from './leadText.ts'
import { leadsLocation, useLeads } from './useLeads.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

interface LeadsPageProps {
  region: Region
  agentId: string
  agentTitle: string
}

/** Lists the forms that visitors have sent to the agent. */
export function LeadsPage({ region, agentId, agentTitle }: LeadsPageProps) {
  const { read, write } = useTableParams()
  const state = read('state', oneOf(leadStates))
  const search = read('search', anyText)
  const leads = useLeads(region, agentId, state, search !== '' || read('sort', anyText) !== '')
  const data = leads.status === 'ready' ? leads.data : undefined
  const put = data?.put
  const { confirmDeletion, question } = useDeletion<Lead>({
    title: t('deleteLead'),
    text: (lead) => t('leadGoes', { name: leadTitle(lead) }),
    remove: (lead) => removeLead(region, lead, put),
    done: t('leadDeleted'),
  })
  const columns = useMemo(
    () => leadColumns(region, state, put, confirmDeletion),
    [region, state, put, confirmDeletion],
  )
  const mayChange = useMay('changeLeads')
  const mayDelete = useMay('deleteLeads')
  const actions = useMemo(
    () => bulkActions(region, state, put).filter(({ isDangerous }) => (isDangerous ? mayDelete : mayChange)),
    [region, state, put, mayChange, mayDelete],
  )
  const shown = useMatching(leads, search, leadText)
  const isFiltered = state !== '' || search !== ''
  const isEmpty = data?.items.length === 0 && !data.hasMore

  return (
    <Page
      isTitleUnseen
      title={t('leads')}
      documentTitle={t('documentTitle', { agent: agentTitle })}
      lead={t('leadsHint')}
      actions={
        <ExportButton
          isDisabled={shown.status === 'ready' && shown.data.items.length === 0 && !shown.data.hasMore}
          onExport={(onProgress) =>
            exportLeads(leadsLocation(region, agentId, state), search, agentTitle, onProgress)
          }
        />
      }
    >
      {(isFiltered || !isEmpty) && (
        <TableTools>
          <TableSearch label={t('searchLeads')} value={search} onChange={(text) => write({ search: text })} />
          <Choice
            label={t('state')}
            isLabelHidden
            value={state}
            options={[
              { value: '', label: t('all') },
              ...leadStates.map((value) => ({ value, label: t(`state_${value}`) })),
            ]}
            onChange={(value) => write({ state: value })}
          />
        </TableTools>
      )}
      <DataTable
        label={t('leads')}
        failure={t('leadsNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={idOf}
        nameOf={leadTitle}
        bulk={(selected, clear) => <BulkBar selected={selected} actions={actions} onClear={clear} />}
        more={(lead) => <LeadDetails region={region} lead={lead} />}
        brokenText={(id) => t('brokenLead', { id })}
        onClearFilter={isFiltered ? () => write({ state: '', search: '' }) : undefined}
        empty={<NoLeads settingsPath={webPaths.agent(region, agentId, 'settings')} />}
      />
      {question}
    </Page>
  )
}

const idOf = ({ ID }: { ID: string }) => ID

function NoLeads({ settingsPath }: { settingsPath: string }) {
  const mayAddForms = useMay('changeAgent')
  return (
    <EmptyState title={t('noLeadsYet')} description={t('noLeadsHint')}>
      {mayAddForms && (
        <EmptyState.Actions>
          <Button component={Link} to={settingsPath}>
            {t('addAForm')}
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
