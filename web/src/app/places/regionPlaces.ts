import {
  IconAddressBook,
  IconBuildingStore,
  IconChartBar,
  IconCreditCard,
  IconHome,
  IconInbox,
  IconRobot,
  IconStack2,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { HomePage } from '../home/HomePage.tsx'
import type { Place } from './Place.ts'

/** The pages of a workspace; the home page comes with the first view. */
export const regionPlaces: readonly Place[] = [
  {
    path: 'home',
    aliases: ['today'],
    name: 'home',
    icon: IconHome,
    ability: 'readWorkspace',
    shownIn: 'navigation',
    load: async () => HomePage,
  },
  {
    path: 'inbox',
    params: '/:agentId?/:conversationId?',
    name: 'inbox',
    icon: IconInbox,
    ability: 'readWorkspace',
    shownIn: 'navigation',
    load: async () => (await import('../InboxRoute.tsx')).InboxRoute,
  },
  {
    path: 'agents',
    name: 'agents',
    icon: IconRobot,
    shownIn: 'navigation',
    load: async () => (await import('../AgentsRoute.tsx')).AgentsRoute,
  },
  {
    path: 'automations',
    name: 'crawler',
    icon: IconWorld,
    ability: 'changeKnowledge',
    shownIn: 'navigation',
    group: 'utilities',
    load: async () => (await import('../SitesRoute.tsx')).SitesRoute,
  },
  {
    path: 'agency',
    name: 'agency',
    icon: IconBuildingStore,
    ability: 'manageAgency',
    shownIn: 'navigation',
    group: 'whitelabel',
    load: async () => (await import('../../features/agencies/AgencyPage.tsx')).AgencyPage,
  },
  {
    path: 'clients',
    name: 'clients',
    icon: IconAddressBook,
    ability: 'manageClients',
    shownIn: 'navigation',
    group: 'whitelabel',
    load: async () => (await import('../../features/clients/ClientsPage.tsx')).ClientsPage,
    inner: [
      {
        path: 'people/:clientId',
        load: async () => (await import('../../features/clients/ClientPage.tsx')).ClientPage,
      },
      {
        path: ':orgId',
        load: async () => (await import('../OrganisationRoute.tsx')).OrganisationRoute,
      },
    ],
  },
  {
    path: 'blueprints',
    name: 'blueprints',
    icon: IconStack2,
    ability: 'manageAgency',
    shownIn: 'navigation',
    group: 'whitelabel',
    load: async () => (await import('../../features/agents/blueprints/BlueprintsPage.tsx')).BlueprintsPage,
    inner: [
      {
        path: ':masterId',
        load: async () => (await import('../../features/agents/blueprints/BlueprintPage.tsx')).BlueprintPage,
      },
    ],
  },
  {
    path: 'billing',
    aliases: ['account/billing'],
    name: 'billing',
    icon: IconCreditCard,
    parts: [
      { search: '?dialog=topup', name: 'topUp' },
      { search: '?dialog=upgrade', name: 'plans' },
    ],
    ability: 'readBilling',
    shownIn: 'navigationFoot',
    load: async () => (await import('../BillingRoute.tsx')).BillingRoute,
  },
  {
    path: 'usage',
    name: 'usage',
    icon: IconChartBar,
    ability: 'readBilling',
    load: async () => (await import('../UsageRoute.tsx')).UsageRoute,
  },
  {
    path: 'workspace',
    name: 'workspace',
    icon: IconUsers,
    parts: [{ search: '?invite', name: 'invite' }],
    ability: 'readWorkspace',
    load: async () => (await import('../WorkspaceRoute.tsx')).WorkspaceRoute,
  },
]
