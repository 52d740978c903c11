import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { useEscape } from '../components/useEscape.ts'
import { useFocusReturn } from '../components/useFocusReturn.ts'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { agentPlaces } from './places/agentPlaces.ts'
import { destinationsOf, type Destination } from './places/destinationsOf.ts'
import { labelOf, synonymsOf } from './places/nameOf.ts'
import { regionPlaces } from './places/regionPlaces.ts'
import { usePlaces } from './places/usePlaces.ts'
import { useActions } from './useActions.ts'
import { t } from './texts.ts'

const [store, spotlight] = createSpotlight()

/** Pages, agents and actions, by their names and by what else people call them. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const { region } = useWorkspaceRef()
  const agents = useAgentRows()
  const items = agents.status === 'ready' ? agents.data.items : []
  const navigate = useNavigate()
  const openId = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const pages = destinationsOf(usePlaces(regionPlaces))
  const agentPages = destinationsOf(usePlaces(agentPlaces))
  const actions = useActions()
  // Outside of any agent, pages of agents are those of the one that was changed last.
  const agentId = openId ?? items[0]?.ID
  const agentTitle = items.find(({ ID }) => ID === agentId)?.title ?? t('thisAgent')

  useEffect(() => spotlight.open(), [])
  useEscape(spotlight.close)
  useFocusReturn()

  const toAction = (address: string, { label, synonyms, icon: Icon }: Destination): SpotlightActionData => ({
    id: address,
    label,
    keywords: [...synonyms],
    leftSection: <Icon size={16} />,
    onClick: () => void navigate(address),
  })

  return (
    <Spotlight
      store={store}
      attributes={{ content: { 'aria-label': t('commandMenu') } }}
      actions={[
        {
          group: t('group_pages'),
          actions: pages.map((page) => toAction(`/app/${region}/${page.path}`, page)),
        },
        ...(agentId === undefined
          ? []
          : [
              {
                group: agentTitle,
                actions: agentPages.map((page) => toAction(webPaths.agent(region, agentId, page.path), page)),
              },
            ]),
        {
          group: t('group_agents'),
          actions:
            agents.status === 'error'
              ? [{ id: 'agents', label: t('agentsNotLoaded'), onClick: agents.retry }]
              : items.map((agent) => ({
                  id: agent.ID,
                  label: agent.title,
                  leftSection: <AgentSwatch color={agent.primaryColor} />,
                  onClick: () => void navigate(webPaths.agent(region, agent.ID)),
                })),
        },
        {
          group: t('group_actions'),
          actions: actions.map(({ name, icon: Icon, run }) => ({
            id: name,
            label: labelOf(name),
            keywords: synonymsOf(name),
            leftSection: <Icon size={16} />,
            onClick: run,
          })),
        },
      ]}
      shortcut={null}
      closeOnEscape={false}
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      highlightQuery
      nothingFound={t('nothingFound')}
      onSpotlightClose={onClose}
      searchProps={{
        placeholder: t('commandPlaceholder'),
        leftSection: <IconSearch size={18} />,
        'aria-label': t('command'),
      }}
    />
  )
}
