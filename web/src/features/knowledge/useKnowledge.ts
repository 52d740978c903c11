import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../lib/live.ts'
import { usePages, type Pages } from '../../lib/usePages.ts'

const createdAt = (source: KnowledgeSource) => source.createdAt

/** All sources of an agent, newest first: what they take of its room is their sum. */
export function useKnowledge(region: Region, agentId: string): Live<Pages<KnowledgeSource>> {
  return usePages(
    'knowledge',
    { region, path: paths.knowledgeSources(agentId), newestBy: 'createdAt', count: 100 },
    createdAt,
    true,
  )
}
