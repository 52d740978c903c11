import { Button, EmptyState, NativeSelect } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { useMemo, useState } from 'react'
import { BulkBar } from '../../components/table/actions/BulkBar.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { TableSearch } from '../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../components/table/search/TableTools.tsx'
import { useMatching } from '../../components/table/search/useMatching.ts'
import { anyText, useTableParams } from '../../components/table/useTableParams.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { BulkPagesDialog } from './BulkPagesDialog.tsx'
import { bulkActions, clientColumns } from './clientColumns.tsx'
import { t } from './texts.ts'
import { useClients, type NamedOrganisation } from './useClients.ts'

interface ClientListProps {
  organisations: readonly NamedOrganisation[]
  /** Set when the list shows the clients of one organisation. */
  orgId?: string
  onNew: () => void
}

/** Lists the clients of all organisations or of one, with actions for several clients. */
export function ClientList({ organisations, orgId = '', onNew }: ClientListProps) {
  const { region } = useWorkspaceRef()
  const { read, write } = useTableParams()
  const search = read('search', anyText)
  const chosen = orgId || read('organisation', anyText)
  const clients = useClients(chosen, search !== '' || read('sort', anyText) !== '')
  const [chosenClients, setChosenClients] = useState<readonly Client[]>()
  const names = useMemo(() => new Map(organisations.map(({ ID, name }) => [ID, name])), [organisations])
  const columns = useMemo(() => clientColumns(region, orgId ? undefined : names), [region, orgId, names])
  const actions = useMemo(() => bulkActions(region), [region])
  const shown = useMatching(clients, search, clientText)
  const isFiltered = search !== '' || (orgId === '' && chosen !== '')
  const isEmpty = clients.status === 'ready' && clients.data.items.length === 0 && !isFiltered

  return (
    <>
      {!isEmpty && (
        <TableTools>
          <TableSearch
            label={t('searchClients')}
            value={search}
            onChange={(text) => write({ search: text })}
          />
          {orgId === '' && (
            <NativeSelect
              aria-label={t('organisation')}
              value={chosen}
              data={[
                { value: '', label: t('allOrganisations') },
                ...organisations.map(({ ID, name }) => ({ value: ID, label: name })),
              ]}
              onChange={(event) => write({ organisation: event.currentTarget.value })}
            />
          )}
        </TableTools>
      )}
      <DataTable
        label={t('list_clients')}
        failure={t('clientsNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        bulk={(selected, clear) => (
          <BulkBar selected={selected} actions={actions} onClear={clear}>
            <Button size="compact-sm" variant="default" onClick={() => setChosenClients(selected)}>
              {t('changePages')}
            </Button>
          </BulkBar>
        )}
        onClearFilter={isFiltered ? () => write({ search: '', organisation: '' }) : undefined}
        empty={
          <EmptyState title={t('noClients')} description={t('noClientsHint')}>
            <EmptyState.Actions>
              <Button onClick={onNew}>{t('addClient')}</Button>
            </EmptyState.Actions>
          </EmptyState>
        }
      />
      {chosenClients && (
        <BulkPagesDialog clients={chosenClients} onClose={() => setChosenClients(undefined)} />
      )}
    </>
  )
}

const idOf = ({ ID }: Client) => ID
const nameOf = ({ name }: Client) => name
const clientText = ({ name, email }: Client) => `${name} ${email}`
