import type { Region } from '@parley/functions/shared/regions/regions'
import type { Retrieval } from '@parley/functions/shared/knowledge/retrieval'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'

/** Reads what an agent finds for a question; an empty question sends no request. */
export function useRetrieval(
  region: Region,
  agentId: string,
  question: string,
  after: string,
): Live<Retrieval> {
  const isAsked = question.trim() !== ''
  return useRead(
    isAsked ? ['searchKnowledge', region, agentId, question, after] : null,
    () => call('searchKnowledge', { region, agentId, question, before: after === '' ? [] : [after] }, region),
    { keepsPrevious: true },
  )
}
