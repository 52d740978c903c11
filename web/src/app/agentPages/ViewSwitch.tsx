import { SegmentedControl } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { webPaths } from '../../lib/paths.ts'
import { agentPlaceOf } from '../places/agentPlaces.ts'
import { t } from '../../features/flow/texts.ts'

/** Between an agent's nodes as a page to read and as a drawing. */
export function ViewSwitch() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const navigate = useNavigate()
  const path = agentPlaceOf(useLocation().pathname)?.path ?? 'nodes'
  return (
    <SegmentedControl
      aria-label={t('viewOfTheNodes')}
      size="xs"
      value={path}
      data={[
        { value: 'nodes', label: t('promptOfNodes') },
        { value: 'prompt', label: t('canvas') },
      ]}
      onChange={(next) => void navigate(webPaths.agent(region, agentId, next))}
    />
  )
}
