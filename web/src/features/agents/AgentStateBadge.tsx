import { Badge, Skeleton } from '@mantine/core'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import type { AgentRow } from './useAgents.ts'

/** What visitors see of the agent, compared with what is written here. */
export function AgentStateBadge({ agent }: { agent: AgentRow }) {
  if (agent.publishedVersion === 0) return <Badge>Draft</Badge>
  const isUnparsed = 'fields' in agent
  if (agentFingerprint(isUnparsed ? agent.fields : agent) === agent.publishedFingerprint)
    return <Badge color="green">Live</Badge>
  // A field that is not stored yet has a default, which only the schemas know: it may be no change at all.
  if (isUnparsed) return <Skeleton height={20} width={64} radius="xl" />
  return <Badge color="yellow">Changes not published</Badge>
}
