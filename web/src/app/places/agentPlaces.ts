import {
  IconAddressBook,
  IconAdjustments,
  IconFileText,
  IconInbox,
  IconListCheck,
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
    label: 'Overview',
    icon: IconAdjustments,
    synonyms: ['start', 'name', 'title', 'description', 'colour', 'color', 'greeting', 'language model'],
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../../features/agents/OverviewPage.tsx')).OverviewPage,
  },
  {
    path: 'nodes',
    aliases: ['prompt'],
    label: 'Prompt',
    icon: IconTextCaption,
    synonyms: ['instructions', 'system prompt', 'behaviour', 'behavior', 'temperature'],
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../../features/agents/PromptPage.tsx')).PromptPage,
  },
  {
    path: 'kb',
    aliases: ['knowledge'],
    label: 'Knowledge',
    icon: IconFileText,
    synonyms: ['documents', 'files', 'upload', 'pdf', 'sources', 'training'],
    ability: 'readKnowledge',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/KnowledgeRoute.tsx')).KnowledgeRoute,
  },
  {
    path: 'tests',
    label: 'Tests',
    icon: IconListCheck,
    synonyms: ['saved tests', 'quality', 'regression', 'expected answers'],
    ability: 'testAgent',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/TestsRoute.tsx')).TestsRoute,
  },
  {
    path: 'convos',
    params: '/:conversationId?',
    aliases: ['conversations'],
    label: 'Conversations',
    icon: IconInbox,
    synonyms: ['inbox', 'chats', 'messages', 'history', 'transcripts', 'take over', 'canned replies'],
    ability: 'readConversations',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/ConversationsRoute.tsx')).ConversationsRoute,
  },
  {
    path: 'leads',
    label: 'Leads',
    icon: IconAddressBook,
    synonyms: ['contacts', 'customers', 'forms', 'collected answers'],
    ability: 'readLeads',
    shownIn: 'agentTabs',
    load: async () => (await import('../agentPages/LeadsRoute.tsx')).LeadsRoute,
  },
  {
    path: 'settings',
    label: 'Settings',
    icon: IconSettings,
    synonyms: ['options', 'configuration', 'preferences'],
    parts: settingsTabs.map(({ tab, label, synonyms }) => ({ search: `?tab=${tab}`, label, synonyms })),
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
