import { useMemo, type ReactNode } from 'react'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { FlowRoom } from '../../../features/flow/FlowRoom.tsx'
import { useModels } from '../../../lib/agents/useModels.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import type { FlowTools } from './flowToolsOf.ts'

interface AgentFlowProps {
  /** The tools that nodes can use. */
  tools: FlowTools
  /** The path of the page that creates them; undefined for people who may not. */
  functionsPath?: string | undefined
  /** The path of the calendars; undefined for the same people. */
  calendarsPath?: string | undefined
  children: ReactNode
}

/** The flow of the open agent, with everything that it can reference. */
export function AgentFlow({ tools, functionsPath, calendarsPath, children }: AgentFlowProps) {
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
      calendarsPath={calendarsPath}
      forms={forms}
      models={models}
      agentModel={models.find(({ id }) => id === model)?.label ?? model}
    >
      {children}
    </FlowRoom>
  )
}
