import type { Flow } from '@parley/functions/shared/flow/flow'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext, useMemo, useState } from 'react'
import { useRead } from '../../../lib/live/useRead.ts'
import type { Live } from '../../../lib/live/live.ts'
import { readTraffic } from './readTraffic.ts'
import { trafficOfEdges, type EdgeTraffic, type Traffic } from './trafficOf.ts'

interface ShownTraffic {
  isShown: boolean
  toggle: () => void
  /** Loading until it is shown for the first time. */
  traffic: Live<Traffic>
}

export const TrafficContext = createContext<ShownTraffic>({
  isShown: false,
  toggle: () => {},
  traffic: { status: 'loading' },
})

export function useShownTraffic(): ShownTraffic {
  return useContext(TrafficContext)
}

/** Reads the traffic of a flow while it is shown. */
export function useTraffic(region: Region, agentId: string): ShownTraffic {
  const [isShown, setShown] = useState(false)
  const traffic = useRead(isShown ? ['flowTraffic', region, agentId] : null, () =>
    readTraffic(region, agentId),
  )
  return useMemo(() => ({ isShown, toggle: () => setShown(!isShown), traffic }), [isShown, traffic])
}

/** Returns the traffic of each edge while it is shown; empty until then. */
export function useTrafficOfEdges(edges: Flow['edges']): ReadonlyMap<string, EdgeTraffic> {
  const { isShown, traffic } = useShownTraffic()
  return useMemo(
    () => (isShown && traffic.status === 'ready' ? trafficOfEdges(edges, traffic.data) : nothing),
    [edges, isShown, traffic],
  )
}

const nothing: ReadonlyMap<string, EdgeTraffic> = new Map()
