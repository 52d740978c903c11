import { Button, EmptyState } from '@mantine/core'
import { metaPageKinds, type MetaPage, type MetaPageKind } from '@parley/functions/shared/channels/channels'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../../../../components/page/Page.tsx'
import { actionsColumn } from '../../../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../../../components/table/columns.ts'
import { DataTable } from '../../../../components/table/DataTable.tsx'
import { RowLink } from '../../../../components/table/RowLink.tsx'
import { DeleteButton } from '../../../../components/dialogs/DeleteButton.tsx'
import { useDeletion } from '../../../../components/dialogs/useDeletion.tsx'
import { formatDate } from '../../../../lib/formats/formats.ts'
import { useLiveList } from '../../../../lib/live/live.ts'
import { webPaths } from '../../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'
import { StateBadge } from '../StateBadge.tsx'
import { t } from '../texts.ts'
import { removePage } from './removePage.ts'

interface AgentNames {
  nameOf: (agentId: string) => string
  /** Requests names that may not be loaded yet. */
  requestNames: (agentIds: readonly string[]) => void
}

/** The limit of lists in the rules. */
const maxPages = 100

/** The Meta pages that a workspace's agents answer for. */
export function MetaPagesPage({ names: { nameOf, requestNames } }: { names: AgentNames }) {
  const { region, workspaceId } = useWorkspaceRef()
  const pages = useLiveList('metaPage', {
    region,
    path: paths.metaPages,
    filters: [['ownerID', workspaceId]],
    newestBy: 'connectedAt',
    count: maxPages,
  })
  const data = pages.status === 'ready' ? pages.data : undefined
  useEffect(() => {
    if (data) requestNames(data.items.map(({ agentId }) => agentId))
  }, [requestNames, data])
  const deletion = useDeletion<MetaPage>({
    title: t('removePage'),
    text: ({ pageName }) => t('removePageText', { name: pageName }),
    done: t('pageRemoved'),
    remove: (page) => removePage({ region, agentId: page.agentId }, kindsOf(page)),
  })
  const columns = useMemo(
    () => columnsOf(region, nameOf, deletion.confirmDeletion),
    [region, nameOf, deletion.confirmDeletion],
  )
  return (
    <Page title={t('metaPages')} lead={t('metaPagesLead')}>
      <DataTable
        label={t('metaPages')}
        failure={t('metaPagesNotLoaded')}
        rows={pages}
        columns={columns}
        idOf={idOf}
        nameOf={pageNameOf}
        empty={
          <EmptyState title={t('noMetaPages')} description={t('noMetaPagesHint')}>
            <EmptyState.Actions>
              <Button component={Link} to={webPaths.agents(region)}>
                {t('goToAgents')}
              </Button>
            </EmptyState.Actions>
          </EmptyState>
        }
      />
      {deletion.question}
    </Page>
  )
}

const idOf = ({ agentId }: MetaPage) => agentId
const pageNameOf = ({ pageName }: MetaPage) => pageName

function kindsOf({ hasMessenger, hasInstagram }: MetaPage): MetaPageKind[] {
  const has = { messenger: hasMessenger, instagram: hasInstagram }
  return metaPageKinds.filter((kind) => has[kind])
}

function columnsOf(
  region: Region,
  nameOf: AgentNames['nameOf'],
  onRemove: (page: MetaPage) => void,
): Column<MetaPage>[] {
  return [
    {
      id: 'page',
      title: t('page'),
      isMain: true,
      sortBy: pageNameOf,
      cell: ({ agentId, pageName, hasMessenger }) => (
        <RowLink to={webPaths.channels(region, agentId, hasMessenger ? 'messenger' : 'instagram')}>
          <bdi dir="auto">{pageName}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'channels',
      title: t('channels'),
      cell: ({ hasMessenger, hasInstagram, igPageName }) => (
        <bdi dir="auto">
          {[hasMessenger && t('messenger'), hasInstagram && `@${igPageName}`].filter(Boolean).join(', ')}
        </bdi>
      ),
    },
    {
      id: 'agent',
      title: t('agent'),
      sortBy: ({ agentId }) => nameOf(agentId),
      cell: ({ agentId }) => <bdi dir="auto">{nameOf(agentId)}</bdi>,
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'since',
      title: t('since'),
      sortBy: ({ connectedAt }) => connectedAt,
      isDescendingFirst: true,
      cell: ({ connectedAt }) => formatDate(connectedAt),
    },
    actionsColumn((page) => (
      <DeleteButton label={t('disconnectNamed', { name: page.pageName })} onClick={() => onRemove(page)} />
    )),
  ]
}
