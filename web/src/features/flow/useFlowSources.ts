import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo, useSyncExternalStore } from 'react'
import { call } from '../../lib/call.ts'
import type { Live } from '../../lib/live/live.ts'
import { useRead } from '../../lib/live/useRead.ts'
import type { FlowStore } from './store/FlowStore.ts'
import type { NamedThing } from './NamedThing.ts'

/**
 * Returns the sources that nodes can be limited to. They are read once a node is limited, because an agent
 * may have a thousand.
 */
export function useFlowSources(
  store: FlowStore,
  { region, agentId }: { region: Region; agentId: string },
): Live<readonly NamedThing[]> {
  const isLimited = useSyncExternalStore(store.subscribe, () =>
    Object.values(store.state.draft.nodes).some(({ knowledge }) => typeof knowledge !== 'string'),
  )
  const found = useRead(isLimited ? ['flowSources', region, agentId] : null, () =>
    call('readFlowSources', { region, agentId }, region),
  )
  return useMemo(() => (found.status === 'ready' ? { ...found, data: found.data.sources } : found), [found])
}
