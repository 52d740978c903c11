import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { isRunning, sitesQuery, type Site } from '@parley/functions/shared/knowledge/sites'
import { useMemo } from 'react'
import type { TableData } from '../../../components/table/tableData.ts'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

/** A source that is a site. */
export type SiteRow = KnowledgeSource & { site: Site }

/** Follows the sites of all agents of the workspace, running reads first. */
export function useSites(): Live<TableData<SiteRow>> {
  const { region, workspaceId } = useWorkspaceRef()
  const sites = useLiveList('knowledge', {
    region,
    path: sitesQuery.group,
    isGroup: true,
    filters: [
      [sitesQuery.owner, workspaceId],
      ['kind', sitesQuery.kind],
    ],
    newestBy: sitesQuery.newestFirst,
    count: 100,
  })
  return useMemo(() => {
    if (sites.status !== 'ready') return sites
    const rows = sites.data.items.filter((source): source is SiteRow => source.site !== undefined)
    const items = rows.toSorted((one, other) => Number(isRunning(other.site)) - Number(isRunning(one.site)))
    return { status: 'ready', data: { items, brokenIds: sites.data.brokenIds } }
  }, [sites])
}
