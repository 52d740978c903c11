import { paths } from '@parley/functions/shared/paths'
import { IconBrandTelegram } from '@tabler/icons-react'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { TelegramDialog } from './TelegramDialog.tsx'
import { t } from './texts.ts'
import { useOpenChannel } from './useOpenChannel.ts'

/** The state of the agent's Telegram bot, with a button that connects or changes it. */
export function TelegramChannel() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const result = useLiveDoc('telegramBot', { region, path: paths.telegramBot(agentId) })
  const { isOpen, open, close } = useOpenChannel('telegram')
  const bot = result.status === 'ready' ? (result.data ?? undefined) : undefined
  return (
    <>
      <ChannelCard
        name={t('telegram')}
        Icon={IconBrandTelegram}
        about={bot ? t(`telegram_${bot.state}`, { name: bot.username }) : t('aboutTelegram')}
        state={bot?.state}
        brokenAt={bot?.brokenAt}
        record={result}
        onOpen={open}
      />
      {isOpen && result.status === 'ready' && <TelegramDialog bot={bot} onClose={close} />}
    </>
  )
}
