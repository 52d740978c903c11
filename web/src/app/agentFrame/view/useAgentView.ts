import { useMediaQuery } from '@mantine/hooks'
import { useAgentDraft } from '../../../features/agents/draft/AgentDraftContext.ts'
import { agentNavigation } from '../../navigationItems/agentNavigation.ts'
import type { NavigationItem } from '../../navigationItems/NavigationItem.ts'
import { useNavigationItems } from '../../navigationItems/useNavigationItems.ts'
import { useStoredChoice } from '../../shell/useStoredChoice.ts'

interface AgentLayoutChoice {
  /** The effective layout: without room for a side bar, the tabs are at the top whatever was chosen. */
  isVertical: boolean
  isVerticalChosen: boolean
  chooseVertical: (isVertical: boolean) => void
  isCollapsed: boolean
  chooseCollapsed: (isCollapsed: boolean) => void
}

/** Returns where the agent's tabs are, at the top or in a side bar, as this browser stores it. */
export function useAgentLayout(): AgentLayoutChoice {
  const [layout, chooseLayout] = useStoredChoice('agentLayout')
  const [sidebar, chooseSidebar] = useStoredChoice('agentSidebar')
  const hasRoom = useMediaQuery('(min-width: 861px)', true, { getInitialValueInEffect: false })
  const isVerticalChosen = layout === 'vertical'
  return {
    isVertical: isVerticalChosen && hasRoom,
    isVerticalChosen,
    chooseVertical: (isVertical) => chooseLayout(isVertical ? 'vertical' : null),
    isCollapsed: sidebar === 'collapsed',
    chooseCollapsed: (isCollapsed) => chooseSidebar(isCollapsed ? 'collapsed' : null),
  }
}

interface AgentTabsChoice {
  all: NavigationItem[]
  visible: NavigationItem[]
  choose: (path: string, isVisible: boolean) => void
}

/**
 * Returns the agent's pages. Without the tools page if a flow's nodes select their tools, and without the
 * pages of model settings if a Voiceflow project answers.
 */
export function useAgentNavigation(): NavigationItem[] {
  const hasNodes = useAgentDraft(({ enableNodes }) => enableNodes)
  const isProject = useAgentDraft(({ agentPlatform }) => agentPlatform === 'vf')
  return useNavigationItems(agentNavigation).filter(
    (place) => !(hasNodes && place.path === 'tools') && !(isProject && place.isOfModels),
  )
}

/** Returns the agent's tabs. A person may hide tabs. */
export function useAgentTabs(): AgentTabsChoice {
  const [hiddenText, writeHidden] = useStoredChoice('agentHiddenTabs')
  const [, writeVisible] = useStoredChoice('agentVisibleTabs')
  const all = useAgentNavigation().filter(({ shownIn }) => shownIn === 'agentTabs')
  const hidden = toNames(hiddenText)
  return {
    all,
    visible: all.filter(({ path }) => !hidden.includes(path)),
    choose(path, isVisible) {
      const next = isVisible ? hidden.filter((name) => name !== path) : [...hidden, path]
      const shown = all.map((place) => place.path).filter((name) => !next.includes(name))
      writeHidden(JSON.stringify(next))
      writeVisible(JSON.stringify(shown))
    },
  }
}

function toNames(text: string | null): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
