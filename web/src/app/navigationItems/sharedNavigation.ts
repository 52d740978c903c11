import {
  IconAddressBook,
  IconChartDots,
  IconFileText,
  IconListSearch,
  IconMessageQuestion,
} from '@tabler/icons-react'
import type { NavigationItem } from './NavigationItem.ts'

/** The pages of an agent's knowledge; the same for its workspace's members and for clients. */
export const knowledgeNavigation: readonly NavigationItem[] = [
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
]

export const leadsItem: NavigationItem = {
  path: 'leads',
  name: 'leads',
  icon: IconAddressBook,
  ability: 'readLeads',
  shownIn: 'agentTabs',
  load: async () => (await import('../agentPages/LeadsRoute.tsx')).LeadsRoute,
}
