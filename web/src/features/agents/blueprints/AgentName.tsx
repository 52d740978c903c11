import { Skeleton } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import { Breakable } from '../../../components/text/Breakable.tsx'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { AgentSwatch } from '../AgentSwatch.tsx'
import styles from './Blueprints.module.css'

/** An agent's colour and title, if only its id is known. */
export function AgentName({ agentId }: { agentId: string }) {
  const { region } = useWorkspaceRef()
  const agent = useLiveDoc('agent', { region, path: paths.agent(agentId) })
  if (agent.status !== 'ready' || !agent.data) return <Skeleton height={16} width={140} />
  return (
    <span className={styles.agent}>
      <AgentSwatch color={agent.data.primaryColor} />
      <bdi dir="auto">
        <Breakable>{agent.data.title}</Breakable>
      </bdi>
    </span>
  )
}
