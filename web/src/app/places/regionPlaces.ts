import { IconChartBar, IconCreditCard, IconRobot, IconUsers } from '@tabler/icons-react'
import { AgentsRoute } from '../AgentsRoute.tsx'
import type { Place } from './Place.ts'

/** The pages of a workspace; the list of agents comes with the first view. */
export const regionPlaces: readonly Place[] = [
  {
    path: 'agents',
    label: 'Agents',
    icon: IconRobot,
    synonyms: ['home', 'start', 'bots', 'assistants', 'list'],
    shownIn: 'navigation',
    load: async () => AgentsRoute,
  },
  {
    path: 'billing',
    aliases: ['account/billing'],
    label: 'Billing',
    icon: IconCreditCard,
    synonyms: ['plan', 'subscription', 'card', 'payment', 'invoices', 'price', 'add-ons', 'auto recharge'],
    parts: [
      { search: '?dialog=topup', label: 'Top up', synonyms: ['credit', 'balance', 'buy', 'recharge'] },
      { search: '?dialog=upgrade', label: 'Plans', synonyms: ['upgrade', 'pricing', 'pay as you go'] },
    ],
    ability: 'readBilling',
    shownIn: 'navigationFoot',
    load: async () => (await import('../BillingRoute.tsx')).BillingRoute,
  },
  {
    path: 'usage',
    label: 'Usage',
    icon: IconChartBar,
    synonyms: ['cost', 'spending', 'statistics', 'report', 'credits used', 'tokens'],
    ability: 'readBilling',
    load: async () => (await import('../UsageRoute.tsx')).UsageRoute,
  },
  {
    path: 'workspace',
    label: 'Workspace and members',
    icon: IconUsers,
    synonyms: ['team', 'people', 'users', 'colleagues', 'seats', 'name', 'picture', 'secret', 'leave'],
    parts: [
      { search: '?invite', label: 'Invite somebody', synonyms: ['new user', 'add a member', 'colleague'] },
    ],
    ability: 'readWorkspace',
    load: async () => (await import('../WorkspaceRoute.tsx')).WorkspaceRoute,
  },
]
