import { useMemo } from 'react'
import { useCalendars } from '../../../features/calendars/useCalendars.ts'
import { useMcpServers, useTools } from '../../../features/tools/useTools.ts'
import { flowToolsOf, unknownTools, type FlowTools } from './flowToolsOf.ts'

/** Returns the workspace's tools that a node and its rules can reference. */
export function useFlowTools(): FlowTools {
  const tools = useTools()
  const dates = useCalendars()
  const sources = useMcpServers()
  return useMemo(() => {
    const failed = [tools, dates, sources].flatMap((list) => (list.status === 'error' ? list.retry : []))
    if (failed.length > 0) return { ...unknownTools, retryTools: () => failed.forEach((retry) => retry()) }
    if (tools.status !== 'ready' || dates.status !== 'ready' || sources.status !== 'ready')
      return unknownTools
    return flowToolsOf({
      functions: tools.data.items,
      calendars: dates.data.items,
      servers: sources.data.items,
    })
  }, [tools, dates, sources])
}
