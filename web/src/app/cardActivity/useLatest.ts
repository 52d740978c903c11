import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../lib/live/live.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { readLatest } from './readLatest.ts'

/** Returns the newest conversations of an agent, newest first. */
export function useLatest(region: Region, agentId: string, count: number): Live<ConversationRow[]> {
  return useRead(['latest', region, agentId, count], () => readLatest(region, agentId, count))
}
