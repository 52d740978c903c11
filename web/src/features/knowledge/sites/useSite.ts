import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { paths } from '@parley/functions/shared/paths'
import type { SiteChanges } from '@parley/functions/shared/knowledge/sites'
import type { ListResult } from '../../../lib/documents.ts'
import { useLiveDoc, useLiveList, type Live } from '../../../lib/live.ts'
import { usePages, type Pages } from '../../../lib/usePages.ts'
import type { SiteRef } from './siteActions.ts'
import type { SitePageRow } from './pageColumns.tsx'

/** A site as it is stored, while it changes; null when it is gone. */
export function useSite({ region, agentId, sourceId }: SiteRef): Live<KnowledgeSource | null> {
  return useLiveDoc('knowledge', { region, path: paths.knowledgeSource(agentId, sourceId) })
}

const fetchedAt = (page: SitePageRow) => page.fetchedAt

/** The pages of a site, those first that were fetched last; all of them where `isWhole`. */
export function useSitePages(
  { region, agentId, sourceId }: SiteRef,
  isWhole: boolean,
): Live<Pages<SitePageRow>> {
  return usePages(
    'sitePage',
    { region, path: paths.sitePages(agentId, sourceId), newestBy: 'fetchedAt', count: 100 },
    fetchedAt,
    isWhole,
  )
}

/** What the newest runs have changed. */
export function useSiteChanges({ region, agentId, sourceId }: SiteRef): Live<ListResult<SiteChanges>> {
  return useLiveList('siteChanges', {
    region,
    path: paths.siteChanges(agentId, sourceId),
    newestBy: 'at',
    count: 30,
  })
}
