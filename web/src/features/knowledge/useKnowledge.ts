import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { ListResult } from '../../lib/documents.ts'
import { useLiveList, type Live } from '../../lib/live.ts'

export function useKnowledge(region: Region, agentId: string): Live<ListResult<KnowledgeSource>> {
  return useLiveList('knowledge', {
    region,
    path: paths.knowledgeSources(agentId),
    newestBy: 'createdAt',
    count: 100,
  })
}
