import { Badge, Button, EmptyState } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo, useState } from 'react'
import { Breakable } from '../../../components/text/Breakable.tsx'
import { Face } from '../../../components/Face.tsx'
import { BulkBar } from '../../../components/table/actions/BulkBar.tsx'
import type { Column } from '../../../components/table/columns.ts'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { RowLink } from '../../../components/table/RowLink.tsx'
import { TableSearch } from '../../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../../components/table/search/TableTools.tsx'
import { useMatching } from '../../../components/table/search/useMatching.ts'
import { anyText, useTableParams } from '../../../components/table/useTableParams.ts'
import { formatDate, formatCount } from '../../../lib/formats/formats.ts'
import type { Live } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Pages } from '../../../lib/live/usePages.ts'
import { BulkSwitchDialog } from './BulkSwitchDialog.tsx'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

interface OrganisationListProps {
  organisations: Live<Pages<Organisation>>
  onNew: () => void
}

export function OrganisationList({ organisations, onNew }: OrganisationListProps) {
  const { region } = useWorkspaceRef()
  const { read, write } = useTableParams()
  const search = read('search', anyText)
  const shown = useMatching(organisations, search, nameOf)
  const columns = useMemo(() => columnsOf(region), [region])
  const [chosenOrganisations, setChosenOrganisations] = useState<readonly Organisation[]>()
  const isEmpty = organisations.status === 'ready' && organisations.data.items.length === 0
  return (
    <>
      {!isEmpty && (
        <TableTools>
          <TableSearch
            label={t('searchOrganisations')}
            value={search}
            onChange={(text) => write({ search: text })}
          />
        </TableTools>
      )}
      <DataTable
        label={t('list_organisations')}
        failure={t('organisationsNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        bulk={(selected, clear) => (
          <BulkBar selected={selected} actions={noActions} onClear={clear}>
            <Button size="compact-sm" variant="default" onClick={() => setChosenOrganisations(selected)}>
              {t('switchForAll')}
            </Button>
          </BulkBar>
        )}
        onClearFilter={search ? () => write({ search: '' }) : undefined}
        empty={
          <EmptyState title={t('noOrganisations')} description={t('noOrganisationsHint')}>
            <EmptyState.Actions>
              <Button onClick={onNew}>{t('newOrganisation')}</Button>
            </EmptyState.Actions>
          </EmptyState>
        }
      />
      {chosenOrganisations && (
        <BulkSwitchDialog
          organisations={chosenOrganisations}
          onClose={() => setChosenOrganisations(undefined)}
        />
      )}
    </>
  )
}

/** Empty: organisations are deleted one at a time, on their own pages. */
const noActions: [] = []
const idOf = ({ ID }: Organisation) => ID
const nameOf = ({ name }: Organisation) => name

function columnsOf(region: Region): Column<Organisation>[] {
  return [
    {
      id: 'name',
      title: t('organisation'),
      isMain: true,
      sortBy: nameOf,
      cell: ({ ID, name, settings }) => (
        <span className={styles.who}>
          <Face seed={ID} name={name} size={30} />
          <RowLink to={webPaths.organisation(region, ID)}>
            <bdi dir="auto">
              <Breakable>{name}</Breakable>
            </bdi>
          </RowLink>
          {settings.disableClientAccess && <Badge color="gray">{t('accessIsOff')}</Badge>}
        </span>
      ),
    },
    {
      id: 'agents',
      title: t('agents'),
      isNumber: true,
      sortBy: ({ widgetIDs }) => widgetIDs.length,
      cell: ({ widgetIDs }) => formatCount(widgetIDs.length),
    },
    {
      id: 'clients',
      title: t('list_clients'),
      isNumber: true,
      sortBy: ({ clientCount }) => clientCount,
      cell: ({ clientCount }) => formatCount(clientCount),
    },
    {
      id: 'since',
      title: t('since'),
      sortBy: ({ createdAt }) => createdAt,
      isDescendingFirst: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ]
}
