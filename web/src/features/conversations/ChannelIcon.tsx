import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import {
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
  type Icon,
} from '@tabler/icons-react'
import styles from './ChannelIcon.module.css'
import { channelName } from './names.ts'

const icons = {
  whatsapp: IconBrandWhatsapp,
  instagram: IconBrandInstagram,
  messenger: IconBrandMessenger,
  discord: IconBrandDiscord,
  telegram: IconBrandTelegram,
} as const satisfies Record<ChannelKind, Icon>

/** Shows the icon of a conversation's channel; none for the website, the most common channel. */
export function ChannelIcon({ channel, isNamed = true }: { channel: string; isNamed?: boolean }) {
  const ChannelSign = Object.entries(icons).find(([kind]) => kind === channel)?.[1]
  if (!ChannelSign) return null
  const name = channelName(channel)
  return (
    <span
      className={styles.icon}
      {...(isNamed ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      <ChannelSign size={14} stroke={1.75} />
    </span>
  )
}
