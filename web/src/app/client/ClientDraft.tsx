import { Skeleton } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { paths } from '@parley/functions/shared/paths'
import type { ReactNode } from 'react'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { AgentDraftContext } from '../../features/agents/AgentDraftContext.ts'
import { UnsavedBar } from '../../features/agents/UnsavedBar.tsx'
import { useOpenAgent } from '../../features/agents/useOpenAgent.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { CallError } from '../../lib/errors.ts'
import { useLiveDoc } from '../../lib/live.ts'
import { useAgentInView } from '../AgentInViewContext.ts'
import { t } from './texts.ts'

interface ClientDraftProps {
  children: ReactNode
}

/**
 * Opens the draft of a client's agent for its children; the security rules restrict which fields the client
 * may change.
 */
export function ClientDraft(props: ClientDraftProps) {
  const { region, agentId } = useAgentInView()
  const agent = useLiveDoc('agent', { region, path: paths.agent(agentId) })
  if (agent.status === 'loading') return <Skeleton height={320} m={32} aria-busy="true" />
  if (agent.status === 'ready' && agent.data) return <OpenDraft key={agentId} agent={agent.data} {...props} />
  return (
    <LoadFailure
      title={t('agentNotLoaded')}
      error={agent.status === 'error' ? agent.error : new CallError('not-found')}
      retry={agent.status === 'error' ? agent.retry : () => location.reload()}
    />
  )
}

function OpenDraft({ agent, children }: ClientDraftProps & { agent: Agent }) {
  const { region } = useAgentInView()
  const editing = useOpenAgent(region, agent)
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  return (
    <AgentDraftContext value={editing}>
      {children}
      <UnsavedBar editing={editing} />
      <LeaveGuard isDirty={isDirty} text={t('changesNotSaved')} />
    </AgentDraftContext>
  )
}
