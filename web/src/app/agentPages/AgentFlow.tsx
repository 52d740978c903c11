import { models } from '@parley/functions/shared/models'
import { useMemo, type ReactNode } from 'react'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { FlowRoom } from '../../features/flow/FlowRoom.tsx'
import { useMay } from '../../lib/viewer.ts'
import { useFlowTools } from './useFlowTools.ts'

/** The flow of the agent that is open, with what it can name. */
export function AgentFlow({ children }: { children: ReactNode }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const model = useStoredAgent(({ vgOptions }) => vgOptions.model)
  const stored = useStoredAgent(({ widgetOptions }) => widgetOptions.forms)
  const forms = useMemo(() => stored.map(({ id, title }) => ({ id, name: title })), [stored])
  const { tools, areToolsKnown } = useFlowTools()
  const mayEdit = useMay('changeAgent')
  return (
    <FlowRoom
      region={region}
      agentId={agentId}
      mayEdit={mayEdit}
      tools={tools}
      areToolsKnown={areToolsKnown}
      forms={forms}
      agentModel={models.find(({ id }) => id === model)?.label ?? model}
    >
      {children}
    </FlowRoom>
  )
}
