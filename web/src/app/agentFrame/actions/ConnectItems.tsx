import { Menu } from '@mantine/core'
import {
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconPhone,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { t } from '../../texts.ts'

const channels = [
  { label: 'connectNumber', connect: 'whatsapp', Icon: IconPhone },
  { label: 'connectWhatsApp', connect: 'whatsapp', Icon: IconBrandWhatsapp },
  { label: 'connectDiscord', connect: 'discord', Icon: IconBrandDiscord },
  { label: 'connectTelegram', connect: 'telegram', Icon: IconBrandTelegram },
  { label: 'connectInstagram', connect: 'instagram', Icon: IconBrandInstagram },
] as const

/** Links to the dialogs of the agent's channels. */
export function ConnectItems() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  return channels.map(({ label, connect, Icon }) => (
    <Menu.Item
      key={label}
      component={Link}
      to={webPaths.channels(region, agentId, connect)}
      leftSection={<Icon size={16} />}
    >
      {t(label)}
    </Menu.Item>
  ))
}
