import { useCallback } from 'react'
import { MantineRoom } from '../components/MantineRoom.tsx'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { UsagePage } from '../features/usage/UsagePage.tsx'

export function UsageRoute() {
  const agents = useAgentRows()
  const items = agents.status === 'ready' ? agents.data.items : undefined
  const nameOf = useCallback((agentId: string) => items?.find(({ ID }) => ID === agentId)?.title ?? `Deleted agent …${agentId.slice(-4)}`, [items])
  return (
    <MantineRoom>
      <UsagePage nameOf={nameOf} />
    </MantineRoom>
  )
}
