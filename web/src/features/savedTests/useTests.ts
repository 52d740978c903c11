import type { Region } from '@parley/functions/shared/regions/regions'
import type { SavedTest } from '@parley/functions/shared/agents/savedTests'
import type { ListResult } from '../../lib/firestore/documents.ts'
import { useLiveList, type Live } from '../../lib/live/live.ts'
import { testsLocation } from './testActions.ts'

/** Follows the agent's saved tests. */
export function useTests(region: Region, agentId: string): Live<ListResult<SavedTest>> {
  return useLiveList('savedTest', testsLocation(region, agentId))
}
