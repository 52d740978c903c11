import { Badge } from '@mantine/core'
import type { ChannelState } from '@parley/functions/shared/channels/channels'
import { t } from './texts.ts'

const looks = {
  connected: { color: 'green', text: 'active' },
  broken: { color: 'red', text: 'needsAttention' },
  leaving: { color: 'gray', text: 'disconnecting' },
} as const

/** The state of an account, in a word. */
export function StateBadge({ state }: { state: ChannelState }) {
  const { color, text } = looks[state]
  return <Badge color={color}>{t(text)}</Badge>
}
