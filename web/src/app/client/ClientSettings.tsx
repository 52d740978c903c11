import { Skeleton } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import { paths } from '@parley/functions/shared/paths'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { AgentDraftContext } from '../../features/agents/AgentDraftContext.ts'
import { DescriptionPage } from '../../features/agents/settings/DescriptionPage.tsx'
import { UnsavedBar } from '../../features/agents/UnsavedBar.tsx'
import { useOpenAgent } from '../../features/agents/useOpenAgent.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { CallError } from '../../lib/errors.ts'
import { useLiveDoc } from '../../lib/live.ts'
import { useMay } from '../../lib/viewer.ts'
import { useAgentInView } from '../AgentInViewContext.ts'
import styles from './Client.module.css'
import { t } from './texts.ts'

/** The few words of an agent that a client may change; the rules allow no others. */
export function ClientSettings() {
  const { region, agentId } = useAgentInView()
  const agent = useLiveDoc('agent', { region, path: paths.agent(agentId) })
  if (agent.status === 'loading') return <Skeleton height={320} m={32} aria-busy="true" />
  if (agent.status === 'ready' && agent.data) return <OpenSettings key={agentId} agent={agent.data} />
  return (
    <LoadFailure
      title={t('agentNotLoaded')}
      error={agent.status === 'error' ? agent.error : new CallError('not-found')}
      retry={agent.status === 'error' ? agent.retry : () => location.reload()}
    />
  )
}

function OpenSettings({ agent }: { agent: Agent }) {
  const { region } = useAgentInView()
  const editing = useOpenAgent(region, agent)
  const mayDescribe = useMay('describeAgent')
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  return (
    <AgentDraftContext value={editing}>
      <fieldset disabled={!mayDescribe} className={styles.plain}>
        <DescriptionPage />
      </fieldset>
      <UnsavedBar editing={editing} />
      <LeaveGuard isDirty={isDirty} text={t('changesNotSaved')} />
    </AgentDraftContext>
  )
}
