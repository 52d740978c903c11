import { isChannelKind } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { channelName } from '../names.ts'
import { t } from '../texts.ts'

/** Returns the texts about blocking a visitor: channels block an account, the website blocks a browser. */
export function blockWords({ channel }: Pick<Conversation, 'channel'>) {
  if (!isChannelKind(channel))
    return {
      block: t('blockVisitor'),
      unblock: t('unblockVisitor'),
      blocked: t('visitorBlocked'),
      unblocked: t('visitorUnblocked'),
      stops: t('blockingStops'),
      lets: t('unblockingLets'),
    }
  const names = { channel: channelName(channel) }
  return {
    block: t('blockPerson'),
    unblock: t('unblockPerson'),
    blocked: t('personBlocked'),
    unblocked: t('personUnblocked'),
    stops: t('blockingStopsOnChannel', names),
    lets: t('unblockingLetsOnChannel', names),
  }
}
