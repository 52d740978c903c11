import type { Region } from '@parley/functions/shared/regions/regions'
import type { KnowledgeReview } from '@parley/functions/shared/knowledge/retrieval'
import { useMemo } from 'react'
import type { TableData } from '../../../components/table/tableData.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useKnowledge } from '../useKnowledge.ts'
import { rankSources, type SourceUse } from './sourceUse.ts'

/** Reads an agent's sources with the number of answers that used them, the most used first. */
export function useSourceUse(
  region: Region,
  agentId: string,
  review: Live<KnowledgeReview>,
): Live<TableData<SourceUse>> {
  const sources = useKnowledge(region, agentId)
  return useMemo(() => {
    if (sources.status !== 'ready') return sources
    if (review.status !== 'ready') return review
    return {
      status: 'ready',
      data: { ...sources.data, items: rankSources(sources.data.items, review.data) },
    }
  }, [sources, review])
}
