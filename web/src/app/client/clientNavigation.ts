import {
  IconChartBar,
  IconChecks,
  IconHome,
  IconInbox,
  IconMessages,
  IconSettings,
  IconSitemap,
  IconTextCaption,
} from '@tabler/icons-react'
import { knowledgeNavigation, leadsItem } from '../navigationItems/sharedNavigation.ts'
import type { NavigationItem } from '../navigationItems/NavigationItem.ts'

/**
 * All pages of an agent that a client's dashboard may have; the access document selects those of a client.
 */
export const clientNavigation: readonly NavigationItem[] = [
  {
    path: 'home',
    name: 'home',
    icon: IconHome,
    ability: 'seeClientHome',
    shownIn: 'agentTabs',
    load: async () => (await import('./home/ClientHome.tsx')).ClientHome,
  },
  {
    path: 'convos',
    params: '/:conversationId?',
    aliases: ['conversations'],
    name: 'conversations',
    icon: IconInbox,
    ability: 'readConversations',
    shownIn: 'agentTabs',
    load: async () => (await import('./ClientConversations.tsx')).ClientConversations,
  },
  {
    path: 'channels',
    name: 'channels',
    icon: IconMessages,
    ability: 'seeChannels',
    shownIn: 'agentTabs',
    load: async () => (await import('./ClientChannels.tsx')).ClientChannels,
  },
  leadsItem,
  {
    path: 'analytics',
    name: 'activity',
    icon: IconChartBar,
    ability: 'readActivity',
    shownIn: 'agentTabs',
    load: async () => (await import('./analytics/ClientAnalytics.tsx')).ClientAnalytics,
  },
  ...knowledgeNavigation,
  {
    path: 'nodes',
    name: 'prompt',
    icon: IconTextCaption,
    ability: 'openPrompt',
    shownIn: 'agentTabs',
    load: async () => (await import('./draft/ClientPrompt.tsx')).ClientPrompt,
  },
  {
    path: 'prompt',
    name: 'canvas',
    icon: IconSitemap,
    ability: 'openCanvas',
    shownIn: 'agentTabs',
    load: async () => (await import('./draft/ClientCanvas.tsx')).ClientCanvas,
  },
  {
    path: 'approval',
    name: 'approval',
    icon: IconChecks,
    ability: 'decideReview',
    load: async () => (await import('./reviews/ClientReview.tsx')).ClientReview,
  },
  {
    path: 'settings',
    name: 'settings',
    icon: IconSettings,
    ability: 'readDescription',
    shownIn: 'agentTabs',
    load: async () => (await import('./draft/ClientSettings.tsx')).ClientSettings,
  },
]
