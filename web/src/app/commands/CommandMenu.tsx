import { useState } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { OptionSearch } from '../../components/forms/OptionSearch.tsx'
import { AgentSwatch } from '../../features/agents/AgentSwatch.tsx'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './CommandMenu.module.css'
import { findCommands, type Command, type CommandGroup } from './findCommands.ts'
import { agentNavigation } from '../navigationItems/agentNavigation.ts'
import { destinationsOf, type Destination } from '../navigationItems/destinationsOf.ts'
import { labelOf } from '../navigationItems/nameOf.ts'
import { synonymsOf } from '../navigationItems/synonymsOf.ts'
import { regionNavigation } from '../navigationItems/regionNavigation.ts'
import { useNavigationItems } from '../navigationItems/useNavigationItems.ts'
import { t } from '../texts.ts'
import { useActions } from './useActions.ts'

/** The command menu: pages, agents and actions by their names and synonyms. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const groups = findCommands(useCommands(onClose), query)
  return (
    <Dialog
      size={600}
      padding={12}
      centered={false}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('commandMenu') } }}
      onClose={onClose}
    >
      <OptionSearch
        label={t('command')}
        placeholder={t('commandPlaceholder')}
        listLabel={t('commandMenu')}
        value={query}
        onChange={setQuery}
        groups={groups}
        state={groups.length === 0 ? t('nothingFound') : ''}
        className={styles.list}
      />
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('keysChoose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('keysOpen')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('keysClose')}
        </span>
      </p>
    </Dialog>
  )
}

/** Returns all pages and actions that are available here; each closes the menu first. */
function useCommands(onClose: () => void): CommandGroup[] {
  const { region } = useWorkspaceRef()
  const agents = useAgentRows()
  const colourOf = useAgentColours()
  const items = agents.status === 'ready' ? agents.data.items : []
  const navigate = useNavigate()
  const openId = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const pages = destinationsOf(useNavigationItems(regionNavigation))
  const allAgentItems = useNavigationItems(agentNavigation)
  const actions = useActions()
  // Outside an agent, an agent's pages are those of the most recently changed one.
  const agentId = openId ?? items[0]?.ID
  const agent = items.find(({ ID }) => ID === agentId)
  const agentTitle = agent?.title ?? t('thisAgent')
  const hasNodes = agent !== undefined && 'enableNodes' in agent && agent.enableNodes
  // The nodes of a flow select their tools themselves, so the agent's tools page is hidden.
  const agentPages = destinationsOf(allAgentItems.filter(({ path }) => !(hasNodes && path === 'tools')))

  const closing = (run: () => void) => () => {
    onClose()
    run()
  }
  const goTo = (path: string) => closing(() => void navigate(path))
  const toCommand = (path: string, { label, synonyms, icon: Icon }: Destination): Command => ({
    id: path,
    label,
    synonyms,
    icon: <Icon size={16} />,
    run: goTo(path),
  })

  return [
    {
      label: t('group_pages'),
      options: pages.map((page) => toCommand(`/app/${region}/${page.path}`, page)),
    },
    {
      label: agentTitle,
      options: agentId
        ? agentPages.map((page) => toCommand(webPaths.agent(region, agentId, page.path), page))
        : [],
    },
    {
      label: t('group_agents'),
      options:
        agents.status === 'error'
          ? [{ id: 'agents', label: t('agentsNotLoaded'), run: closing(agents.retry) }]
          : items.map(({ ID, title }) => ({
              id: ID,
              label: title,
              icon: <AgentSwatch color={colourOf(ID)} />,
              run: goTo(webPaths.agent(region, ID)),
            })),
    },
    {
      label: t('group_actions'),
      options: actions.map(({ name, icon: Icon, run }) => ({
        id: name,
        label: labelOf(name),
        synonyms: synonymsOf(name),
        icon: <Icon size={16} />,
        run: closing(run),
      })),
    },
  ]
}
