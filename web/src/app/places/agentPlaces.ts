import {
  IconAddressBook,
  IconChartDots,
  IconFileText,
  IconHome,
  IconInbox,
  IconListCheck,
  IconListSearch,
  IconMessageQuestion,
  IconPalette,
  IconSettings,
  IconTextCaption,
} from '@tabler/icons-react'
import { settingsTabs } from '../../features/agents/settings/settingsTabs.ts'
import type { Place } from './Place.ts'

/** The sections of an agent, in the order of its tabs. Another one is an entry here and its page. */
export const agentPlaces: readonly Place[] = [
  {
    path: 'overview',
    aliases: ['home'],
    name: 'overview',
    icon: IconHome,
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentHome/AgentHome.tsx')).AgentHome,
  },
  {
    path: 'look',
    name: 'appearance',
    icon: IconPalette,
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../../features/agents/AppearancePage.tsx')).AppearancePage,
  },
  {
    path: 'nodes',
    aliases: ['prompt'],
    name: 'prompt',
    icon: IconTextCaption,
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../../features/agents/PromptPage.tsx')).PromptPage,
  },
  {
    path: 'kb',
    params: '/:sourceId?',
    aliases: ['knowledge'],
    name: 'knowledge',
    icon: IconFileText,
    ability: 'readKnowledge',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/KnowledgeRoute.tsx')).KnowledgeRoute,
    inner: [
      {
        path: 'sites/:sourceId',
        load: async () => (await import('../agentPages/SiteRoute.tsx')).SiteRoute,
      },
    ],
  },
  {
    path: 'kb/test',
    name: 'retrieval',
    icon: IconListSearch,
    ability: 'readKnowledge',
    load: async () => (await import('../agentPages/RetrievalRoute.tsx')).RetrievalRoute,
  },
  {
    path: 'kb/questions',
    name: 'unanswered',
    icon: IconMessageQuestion,
    ability: 'readKnowledge',
    load: async () => (await import('../agentPages/UnansweredRoute.tsx')).UnansweredRoute,
  },
  {
    path: 'kb/use',
    name: 'sourcesAtWork',
    icon: IconChartDots,
    ability: 'readKnowledge',
    load: async () => (await import('../agentPages/SourceUseRoute.tsx')).SourceUseRoute,
  },
  {
    path: 'tests',
    name: 'tests',
    icon: IconListCheck,
    ability: 'testAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/TestsRoute.tsx')).TestsRoute,
  },
  {
    path: 'convos',
    params: '/:conversationId?',
    aliases: ['conversations'],
    name: 'conversations',
    icon: IconInbox,
    ability: 'readConversations',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/ConversationsRoute.tsx')).ConversationsRoute,
  },
  {
    path: 'leads',
    name: 'leads',
    icon: IconAddressBook,
    ability: 'readLeads',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/LeadsRoute.tsx')).LeadsRoute,
  },
  {
    path: 'settings',
    name: 'settings',
    icon: IconSettings,
    parts: settingsTabs.map(({ tab }) => ({ search: `?tab=${tab}`, name: tab })),
    ability: 'describeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../../features/agents/settings/SettingsPage.tsx')).SettingsPage,
  },
]

/** The agent's section that an address names; undefined outside an agent. */
export function agentPlaceOf(pathname: string): Place | undefined {
  const [, , , , , path] = pathname.split('/')
  return agentPlaces.find((place) => place.path === path)
}
