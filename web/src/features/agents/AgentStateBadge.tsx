import type { Agent } from '@parley/functions/shared/agent'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import { Badge } from '../../components/Badge.tsx'

/** What visitors see of the agent, compared with what is written here. */
export function AgentStateBadge({ agent }: { agent: Agent }) {
  if (agent.publishedVersion === 0) return <Badge>Draft</Badge>
  if (agentFingerprint(agent) === agent.publishedFingerprint) return <Badge tone="good">Live</Badge>
  return <Badge tone="warn">Changes not published</Badge>
}
