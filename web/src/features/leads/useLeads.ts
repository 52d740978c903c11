import type { Lead } from '@parley/functions/shared/chat/leads'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ListLocation } from '../../lib/firestore/documents.ts'
import type { Live } from '../../lib/live/live.ts'
import { usePages, type Pages } from '../../lib/live/usePages.ts'

/** Returns the query for all leads or those of one state, newest first. */
export function leadsLocation(region: Region, agentId: string, state: Lead['state'] | ''): ListLocation {
  return {
    region,
    path: paths.leads(agentId),
    ...(state && { filters: [['state', state]] }),
    newestBy: 'at',
    count: 100,
  }
}

const sentAt = ({ at }: Lead) => at

/** Follows the newest leads, and reads older ones on request or all of them when `isComplete`. */
export function useLeads(
  region: Region,
  agentId: string,
  state: Lead['state'] | '',
  isComplete: boolean,
): Live<Pages<Lead>> {
  return usePages('lead', leadsLocation(region, agentId, state), sentAt, isComplete)
}
