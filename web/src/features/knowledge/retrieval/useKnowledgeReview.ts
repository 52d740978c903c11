import type { Region } from '@parley/functions/shared/regions/regions'
import type { KnowledgeReview } from '@parley/functions/shared/knowledge/retrieval'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'

/** Reads what the conversations of the last thirty days show about an agent's knowledge. */
export function useKnowledgeReview(region: Region, agentId: string): Live<KnowledgeReview> {
  return useRead(['reviewKnowledge', region, agentId], () =>
    call('reviewKnowledge', { region, agentId }, region),
  )
}
