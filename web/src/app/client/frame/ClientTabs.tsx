import { TabRow } from './TabRow.tsx'
import { useShownTabs } from './useShownTabs.tsx'

interface ClientTabsProps {
  /** Undefined for a client without agents, who only has the agency's own tabs. */
  agentId: string | undefined
  isVertical?: boolean
}

/** The client's pages, in a row or a column. */
export function ClientTabs({ agentId, isVertical = false }: ClientTabsProps) {
  const shown = useShownTabs(agentId)
  if (shown.length === 0) return null
  return <TabRow shown={shown} isVertical={isVertical} />
}
