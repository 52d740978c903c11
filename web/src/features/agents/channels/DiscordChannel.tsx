import type { DiscordChannel as Connected } from '@parley/functions/shared/channels/channels'
import { paths } from '@parley/functions/shared/paths'
import { IconBrandDiscord } from '@tabler/icons-react'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { DiscordDialog } from './DiscordDialog.tsx'
import { t } from './texts.ts'
import { useChannelOffer } from './useChannelOffer.ts'
import { useOpenChannel } from './useOpenChannel.ts'

/** The state of the agent's Discord channel, with a button that connects or changes it. */
export function DiscordChannel() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const record = useLiveDoc('discordChannel', { region, path: paths.discordChannel(agentId) })
  const { isOpen, open, close } = useOpenChannel('discord')
  const isOffered = useChannelOffer()?.hasDiscord !== false
  const channel = record.status === 'ready' ? (record.data ?? undefined) : undefined
  const mayOpen = isOffered || channel !== undefined
  return (
    <>
      <ChannelCard
        name={t('discord')}
        Icon={IconBrandDiscord}
        about={aboutChannel(channel, isOffered)}
        state={channel?.state}
        brokenAt={channel?.brokenAt}
        record={record}
        onOpen={mayOpen ? open : undefined}
      />
      {isOpen && mayOpen && record.status === 'ready' && <DiscordDialog channel={channel} onClose={close} />}
    </>
  )
}

function aboutChannel(channel: Connected | undefined, isOffered: boolean): string {
  if (channel) return t(`discord_${channel.state}`, { name: channel.channelName })
  return t(isOffered ? 'aboutDiscord' : 'notOffered')
}
