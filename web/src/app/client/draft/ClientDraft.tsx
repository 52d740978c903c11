import { Skeleton } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { CallError } from '../../../lib/errors.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { OpenDraft } from './OpenDraft.tsx'
import { t } from '../texts.ts'

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
