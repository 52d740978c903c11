import {
  IconChecks,
  IconHistory,
  IconHome,
  IconInbox,
  IconListCheck,
  IconMessages,
  IconPalette,
  IconPlugConnected,
  IconSettings,
  IconSitemap,
  IconTextCaption,
} from '@tabler/icons-react'
import { settingsTabs } from '../../features/agents/settings/settingsTabs.ts'
import type { NavigationItem } from './NavigationItem.ts'
import { knowledgeNavigation, leadsItem } from './sharedNavigation.ts'

/** The sections of an agent, in the order of its tabs. A new one needs an entry here and its page. */
export const agentNavigation: readonly NavigationItem[] = [
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
    name: 'prompt',
    icon: IconTextCaption,
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    isOfModels: true,
    load: async () => (await import('../agentPages/flow/NodesRoute.tsx')).NodesRoute,
  },
  {
    path: 'prompt',
    name: 'canvas',
    icon: IconSitemap,
    ability: 'changeAgent',
    tabOf: 'nodes',
    isOfModels: true,
    load: async () => (await import('../agentPages/flow/CanvasRoute.tsx')).CanvasRoute,
  },
  ...knowledgeNavigation,
  {
    path: 'tools',
    name: 'tools',
    icon: IconPlugConnected,
    ability: 'changeAgent',
    shownIn: 'agentTabs',
    isOfModels: true,
    load: async () => (await import('../agentPages/ToolsRoute.tsx')).ToolsRoute,
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
    path: 'channels',
    name: 'channels',
    icon: IconMessages,
    ability: 'changeChannels',
    shownIn: 'agentTabs',
    load: async () => (await import('../channels/ChannelRoutes.tsx')).ChannelsRoute,
  },
  leadsItem,
  {
    path: 'approval',
    name: 'approval',
    icon: IconChecks,
    ability: 'requestApproval',
    load: async () => (await import('../../features/agents/reviews/ApprovalPage.tsx')).ApprovalPage,
  },
  {
    path: 'versions',
    name: 'versions',
    icon: IconHistory,
    ability: 'changeAgent',
    load: async () => (await import('../agentPages/VersionsRoute.tsx')).VersionsRoute,
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

/** Returns the agent's section that a pathname names; undefined outside an agent. */
export function agentItemOf(pathname: string): NavigationItem | undefined {
  const [, , , , , path] = pathname.split('/')
  return agentNavigation.find((place) => place.path === path)
}
