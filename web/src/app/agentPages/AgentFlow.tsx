import { useMemo, type ReactNode } from 'react'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { FlowRoom } from '../../features/flow/FlowRoom.tsx'
import { useModels } from '../../lib/useModels.ts'
import { useMay } from '../../lib/viewer.ts'
import type { FlowTools } from './flowToolsOf.ts'

interface AgentFlowProps {
  /** What nodes can use. */
  tools: FlowTools
  /** Where they are made; undefined for those who may not. */
  functionsPath?: string | undefined
  children: ReactNode
}

/** The flow of the agent that is open, with what it can name. */
export function AgentFlow({ tools, functionsPath, children }: AgentFlowProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const model = useStoredAgent(({ vgOptions }) => vgOptions.model)
  const stored = useStoredAgent(({ widgetOptions }) => widgetOptions.forms)
  const forms = useMemo(() => stored.map(({ id, title }) => ({ id, name: title })), [stored])
  const models = useModels()
  const mayEdit = useMay('changeInstructions')
  return (
    <FlowRoom
      region={region}
      agentId={agentId}
      mayEdit={mayEdit}
      {...tools}
      functionsPath={functionsPath}
      forms={forms}
      models={models}
      agentModel={models.find(({ id }) => id === model)?.label ?? model}
    >
      {children}
    </FlowRoom>
  )
}
