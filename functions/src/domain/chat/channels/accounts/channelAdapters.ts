import type { Ports } from '../../../kernel/ports/ports.ts'
import type { ChannelAdapters } from '../../../kernel/channels/ChannelAdapter.ts'
import { discordAdapter } from '../discord/discordAdapter.ts'
import { metaPageAdapter } from '../meta/metaPageAdapter.ts'
import { telegramAdapter } from '../telegram/telegramAdapter.ts'
import { whatsappAdapter } from '../whatsapp/whatsappAdapter.ts'

/** Returns the adapters of the channels that this installation offers. */
export function channelAdapters(
  ports: Pick<Ports, 'discord' | 'keys' | 'meta' | 'now' | 'tasks' | 'telegram' | 'web' | 'whatsapp'>,
): ChannelAdapters {
  const { discord, meta } = ports
  return {
    telegram: telegramAdapter(ports, ports.telegram),
    ...(discord && { discord: discordAdapter(ports, discord) }),
    whatsapp: whatsappAdapter(ports, ports.whatsapp),
    ...(meta && {
      messenger: metaPageAdapter(ports, meta, 'messenger'),
      instagram: metaPageAdapter(ports, meta, 'instagram'),
    }),
  }
}
