import type { ChannelStop } from '@parley/functions/shared/channels/channelRecords'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { t } from '../../../components/brokenChannels/texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { channelName } from '../names.ts'

/**
 * Explains that replies are not delivered, and whom to ask for users who may not connect channels; empty
 * while replies are delivered.
 */
export function useStopWords(channel: Conversation['channel'], stop: ChannelStop | undefined): string {
  const mayConnect = useMay('changeChannels')
  if (!stop) return ''
  const reasons = {
    broken: t('hasStopped', { channel: channelName(channel) }),
    locked: t(mayConnect ? 'isLockedAtMeta' : 'isLocked'),
    disconnected: t('hasEnded', { channel: channelName(channel) }),
  }[stop]
  return mayConnect ? reasons : `${reasons} ${t('askProvider')}`
}
