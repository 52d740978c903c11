import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'

export type PassagePage = CallableOutput<'readKnowledgePassages'>

interface PassageQuery {
  from: number
  passage: string
  search: string
}

/** Reads a page of a source's passages, again when the source changes. */
export function usePassages(region: Region, source: KnowledgeSource, range: PassageQuery): Live<PassagePage> {
  const { agentId, ID: sourceId, state, lastModified, title } = source
  return useRead(
    ['passages', agentId, sourceId, state, lastModified, title, range],
    () => call('readKnowledgePassages', { region, agentId, sourceId, ...range }, region),
    { keepsPrevious: true },
  )
}
