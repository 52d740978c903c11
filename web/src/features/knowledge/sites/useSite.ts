import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { paths } from '@parley/functions/shared/paths'
import type { SiteChanges } from '@parley/functions/shared/knowledge/sites'
import type { ListResult } from '../../../lib/firestore/documents.ts'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live/live.ts'
import { usePages, type Pages } from '../../../lib/live/usePages.ts'
import type { SiteRef } from './siteActions.ts'
import type { SitePageRow } from './pageColumns.tsx'

/** Follows a site's stored source; null when it has been deleted. */
export function useSite({ region, agentId, sourceId }: SiteRef): Live<KnowledgeSource | null> {
  return useLiveDoc('knowledge', { region, path: paths.knowledgeSource(agentId, sourceId) })
}

const fetchedAt = (page: SitePageRow) => page.fetchedAt

/** Follows the pages of a site, the last fetched first; all of them when `isComplete`. */
export function useSitePages(
  { region, agentId, sourceId }: SiteRef,
  isComplete: boolean,
): Live<Pages<SitePageRow>> {
  return usePages(
    'sitePage',
    { region, path: paths.sitePages(agentId, sourceId), newestBy: 'fetchedAt', count: 100 },
    fetchedAt,
    isComplete,
  )
}

/** Follows what the latest reads have changed. */
export function useSiteChanges({ region, agentId, sourceId }: SiteRef): Live<ListResult<SiteChanges>> {
  return useLiveList('siteChanges', {
    region,
    path: paths.siteChanges(agentId, sourceId),
    newestBy: 'at',
    count: 30,
  })
}
