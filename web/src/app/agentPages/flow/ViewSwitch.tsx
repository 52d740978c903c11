import { SegmentedControl } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { t } from '../../../features/flow/texts.ts'

interface ViewSwitchProps {
  /** The open one. */
  view: 'nodes' | 'prompt'
}

/** Switches between an agent's nodes as a page to read and as a canvas. */
export function ViewSwitch({ view }: ViewSwitchProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const navigate = useNavigate()
  return (
    <SegmentedControl
      aria-label={t('viewOfTheNodes')}
      size="xs"
      value={view}
      data={[
        { value: 'nodes', label: t('promptOfNodes') },
        { value: 'prompt', label: t('canvas') },
      ]}
      onChange={(next) => void navigate(webPaths.agent(region, agentId, next))}
    />
  )
}
