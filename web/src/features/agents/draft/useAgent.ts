import type { Agent } from '@parley/functions/shared/agents/agent'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useState } from 'react'
import { isMissing, isUnreachable } from '../../../lib/errors.ts'
import { endFirstView } from '../../../lib/firstView/firstView.ts'
import { useLiveDoc, type Live } from '../../../lib/live/live.ts'
import { useAgents } from '../useAgents.ts'

export type FoundAgent = Live<
  { found: 'here'; agent: Agent } | { found: 'elsewhere'; region: Region } | { found: 'nowhere' }
>

/**
 * Returns one agent for editing. While it is read again, the known one is returned, so that unsaved input is
 * kept.
 */
export function useAgent(region: Region, agentId: string): FoundAgent {
  const agent = useFoundAgent(region, agentId)
  const currentAgent = agent.status === 'ready' && agent.data.found === 'here' ? agent.data.agent : undefined
  const [loaded, setKnown] = useState(currentAgent)
  if (currentAgent && currentAgent !== loaded) setKnown(currentAgent)
  const isWaiting = agent.status === 'loading' || (agent.status === 'error' && isUnreachable(agent.error))
  return isWaiting && loaded?.ID === agentId
    ? { status: 'ready', data: { found: 'here', agent: loaded } }
    : agent
}

/** Finds the agent in the loaded list, then by its id, then in the other region. */
function useFoundAgent(region: Region, agentId: string): FoundAgent {
  const list = useAgents()
  // An editor needs the whole agent, and its listener.
  useEffect(endFirstView, [])
  const listed = list.status === 'ready' ? list.data.items.find(({ ID }) => ID === agentId) : undefined
  const locationIn = (where: Region) => ({ region: where, path: paths.agent(agentId) })
  const single = useLiveDoc('agent', listed || list.status === 'loading' ? null : locationIn(region))
  const isGone = isAbsent(single)
  const otherRegion = region === 'eu' ? 'na' : 'eu'
  const other = useLiveDoc('agent', isGone ? locationIn(otherRegion) : null)

  if (listed) return { status: 'ready', data: { found: 'here', agent: listed } }
  if (single.status === 'ready' && single.data)
    return { status: 'ready', data: { found: 'here', agent: single.data } }
  if (single.status === 'error' && !isGone) return single
  if (!isGone) return { status: 'loading' }
  if (isAbsent(other)) return { status: 'ready', data: { found: 'nowhere' } }
  if (other.status === 'error') return other
  return other.status === 'ready'
    ? { status: 'ready', data: { found: 'elsewhere', region: otherRegion } }
    : { status: 'loading' }
}

function isAbsent(result: Live<Agent | null>): boolean {
  return (
    (result.status === 'ready' && result.data === null) ||
    (result.status === 'error' && isMissing(result.error))
  )
}
