import type { Agent } from '@parley/functions/shared/agents/agent'
import type { ReactNode } from 'react'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { UnsavedNodesGuard } from '../../../features/agents/draft/UnsavedNodesGuard.tsx'
import { AgentDraftContext } from '../../../features/agents/draft/AgentDraftContext.ts'
import { UnsavedBar } from '../../../features/agents/draft/UnsavedBar.tsx'
import { useOpenAgent } from '../../../features/agents/draft/useOpenAgent.ts'
import { useDraft } from '../../../lib/drafts/useDraft.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { t } from '../texts.ts'

interface OpenDraftProps {
  agent: Agent
  /** Saves edits; the default writes them to the draft itself. */
  write?: Parameters<typeof useOpenAgent>[2]
  children: ReactNode
}

/** Holds the unsaved changes of a client's agent for its children. */
export function OpenDraft({ agent, write, children }: OpenDraftProps) {
  const { region } = useAgentInView()
  const editing = useOpenAgent(region, agent, write)
  const isDirty = useDraft(editing.store, ({ edits, isSaving }) => edits.length > 0 || isSaving)
  return (
    <AgentDraftContext value={editing}>
      {children}
      <UnsavedBar editing={editing} />
      <LeaveGuard isDirty={isDirty} text={t('changesNotSaved')} />
      {agent.enableNodes && <UnsavedNodesGuard agentId={agent.ID} />}
    </AgentDraftContext>
  )
}
