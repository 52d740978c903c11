import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import {
  IconAddressBook,
  IconAdjustments,
  IconChartBar,
  IconCreditCard,
  IconFileText,
  IconInbox,
  IconKeyboard,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconPlus,
  IconRobot,
  IconSearch,
  IconSettings,
  IconSun,
  IconTextCaption,
  IconUsers,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { useEscape } from '../components/useEscape.ts'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { chooseColorScheme } from '../lib/colorScheme.ts'
import { webPaths } from '../lib/paths.ts'
import { useWorkspaceRef } from '../lib/session.ts'
import { signOut } from '../lib/signOut.ts'
import { showFailure } from '../lib/toast.ts'
import { useShellActions } from './shellActions.ts'

const [store, spotlight] = createSpotlight()

const agentPages = [
  { page: 'overview', label: 'Overview', icon: <IconAdjustments size={16} /> },
  { page: 'nodes', label: 'Prompt', icon: <IconTextCaption size={16} /> },
  { page: 'kb', label: 'Knowledge', icon: <IconFileText size={16} /> },
  { page: 'tests', label: 'Tests', icon: <IconListCheck size={16} /> },
  { page: 'convos', label: 'Conversations', icon: <IconInbox size={16} /> },
  { page: 'leads', label: 'Leads', icon: <IconAddressBook size={16} /> },
  { page: 'settings', label: 'Settings', icon: <IconSettings size={16} /> },
]

/** Pages, agents and actions by name. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const { region } = useWorkspaceRef()
  const { openNewAgent, openShortcuts } = useShellActions()
  const agents = useAgentRows()
  const navigate = useNavigate()
  const agentId = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const items = agents.status === 'ready' ? agents.data.items : []
  const go = (path: string) => () => void navigate(path)

  useEffect(() => spotlight.open(), [])
  useEscape(spotlight.close)

  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Pages',
      actions: [
        {
          id: 'agents',
          label: 'Agents',
          leftSection: <IconRobot size={16} />,
          onClick: go(webPaths.agents(region)),
        },
        {
          id: 'billing',
          label: 'Billing',
          leftSection: <IconCreditCard size={16} />,
          onClick: go(webPaths.billing(region)),
        },
        {
          id: 'topup',
          label: 'Top up',
          keywords: ['credit', 'balance'],
          leftSection: <IconPlus size={16} />,
          onClick: go(webPaths.billing(region, 'topup')),
        },
        {
          id: 'usage',
          label: 'Usage',
          leftSection: <IconChartBar size={16} />,
          onClick: go(webPaths.usage(region)),
        },
        {
          id: 'workspace',
          label: 'Workspace and members',
          leftSection: <IconUsers size={16} />,
          onClick: go(webPaths.workspace(region)),
        },
        ...(agentId ? agentPages : []).map(({ page, label, icon }) => ({
          id: page,
          label,
          leftSection: icon,
          onClick: go(webPaths.agent(region, agentId ?? '', page)),
        })),
      ],
    },
    {
      group: 'Agents',
      actions: items.map((agent) => ({
        id: agent.ID,
        label: agent.title,
        leftSection: <AgentSwatch color={agent.primaryColor} />,
        onClick: go(webPaths.agent(region, agent.ID)),
      })),
    },
    {
      group: 'Actions',
      actions: [
        { id: 'new', label: 'New Agent', leftSection: <IconPlus size={16} />, onClick: openNewAgent },
        {
          id: 'light',
          label: 'Light mode',
          leftSection: <IconSun size={16} />,
          onClick: () => chooseColorScheme('light'),
        },
        {
          id: 'dark',
          label: 'Dark mode',
          leftSection: <IconMoon size={16} />,
          onClick: () => chooseColorScheme('dark'),
        },
        {
          id: 'system',
          label: 'Colours as on this machine',
          leftSection: <IconSun size={16} />,
          onClick: () => chooseColorScheme('auto'),
        },
        {
          id: 'keys',
          label: 'Keyboard shortcuts',
          leftSection: <IconKeyboard size={16} />,
          onClick: openShortcuts,
        },
        {
          id: 'out',
          label: 'Sign out',
          leftSection: <IconLogout size={16} />,
          onClick: () => void signOut().catch(showFailure),
        },
      ],
    },
  ]

  return (
    <Spotlight
      store={store}
      actions={groups}
      shortcut={null}
      closeOnEscape={false}
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      highlightQuery
      nothingFound="Nothing found"
      onSpotlightClose={onClose}
      searchProps={{
        placeholder: 'Go to a page, an agent or an action',
        leftSection: <IconSearch size={18} />,
        'aria-label': 'Command',
      }}
    />
  )
}
