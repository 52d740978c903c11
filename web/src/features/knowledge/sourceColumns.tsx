import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { actionsColumn } from '../../components/table/actions/actionsColumn.ts'
import type { BulkAction } from '../../components/table/actions/BulkAction.ts'
import type { Column } from '../../components/table/columns.ts'
import { RowLink } from '../../components/table/RowLink.tsx'
import { formatSize } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import type { Pages } from '../../lib/live/usePages.ts'
import { deleteSource, retrySource } from './knowledgeActions.ts'
import { refreshSite } from './sites/siteActions.ts'
import { SiteBadge } from './sites/SiteBadge.tsx'
import { SourceControls } from './SourceControls.tsx'
import { SourceName } from './SourceName.tsx'
import { StateBadge } from './StateBadge.tsx'
import { t } from './texts.ts'

type Put = Pages<KnowledgeSource>['put'] | undefined

export function sourceColumns(
  region: Region,
  agentId: string,
  onDelete: (source: KnowledgeSource) => void,
  onReplace: (sourceId: string, file: File) => void,
): Column<KnowledgeSource>[] {
  return [
    {
      id: 'name',
      title: t('name'),
      isMain: true,
      sortBy: ({ title }) => title,
      cell: (source) => (
        <SourceName
          source={source}
          link={(name) => <RowLink to={pageOf(region, agentId, source)}>{name}</RowLink>}
        />
      ),
    },
    {
      id: 'size',
      title: t('size'),
      isNumber: true,
      isDescendingFirst: true,
      onCards: 'hidden',
      sortBy: ({ sizeKB }) => sizeKB,
      cell: ({ sizeKB }) => formatSize(sizeKB),
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      sortBy: ({ state }) => state,
      cell: ({ state, site }) => (site ? <SiteBadge site={site} /> : <StateBadge state={state} />),
    },
    actionsColumn((source) => (
      <SourceControls
        region={region}
        source={source}
        onReplace={onReplace}
        onRetry={() => readAgain(region, agentId, source)}
        onDelete={() => onDelete(source)}
      />
    )),
  ]
}

/** Returns the actions for several selected sources. */
export function bulkActions(region: Region, agentId: string, put: Put): BulkAction<KnowledgeSource>[] {
  return [
    {
      label: t('retry'),
      fits: ({ state }) => state === 'failed',
      confirm: {
        title: t('retrySources'),
        text: (count) => t('sourcesRead', { count }),
      },
      run: (source) => readAgain(region, agentId, source),
      done: (count) => t('beingRead', { count }),
    },
    {
      label: t('deleteSources'),
      isDangerous: true,
      confirm: {
        title: t('deleteSources'),
        text: (count) => t('noLongerAnswers', { count }),
      },
      run: (source) => removeSource(region, agentId, source, put),
      done: (count) => t('sourcesDeleted', { count }),
    },
  ]
}

/** Returns the page of a source. A site has its own; its passages are one link further. */
function pageOf(region: Region, agentId: string, { ID, site }: KnowledgeSource): string {
  return site ? webPaths.site(region, agentId, ID) : webPaths.source(region, agentId, ID)
}

function readAgain(region: Region, agentId: string, { ID, site }: KnowledgeSource): Promise<void> {
  return site ? refreshSite({ region, agentId, sourceId: ID }) : retrySource(region, agentId, ID)
}

/** Deletes a source in the database and in the list. */
export async function removeSource(
  region: Region,
  agentId: string,
  { ID }: KnowledgeSource,
  put: Put,
): Promise<void> {
  await deleteSource(region, agentId, ID)
  put?.(ID, null)
}
