import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../lib/live/live.ts'
import { usePages, type Pages } from '../../lib/live/usePages.ts'

const createdAt = (source: KnowledgeSource) => source.createdAt

/** Follows all sources of an agent, newest first; the used part of its limit is their sum. */
export function useKnowledge(region: Region, agentId: string): Live<Pages<KnowledgeSource>> {
  return usePages(
    'knowledge',
    { region, path: paths.knowledgeSources(agentId), newestBy: 'createdAt', count: 100 },
    createdAt,
    true,
  )
}
