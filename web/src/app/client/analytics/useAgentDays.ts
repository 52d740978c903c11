import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { readAgentDays, type AgentDays } from './readAgentDays.ts'

/** Reads two weeks of an agent, once for all parts of a page. */
export function useAgentDays(region: Region, agentId: string): Live<AgentDays> {
  return useRead(['agentDays', region, agentId], () => readAgentDays(region, agentId))
}
