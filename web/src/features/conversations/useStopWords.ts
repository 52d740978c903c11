import type { ChannelStop } from '@parley/functions/shared/channels/channelRecords'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { t } from '../../components/brokenChannels/texts.ts'
import { useMay } from '../../lib/viewer.ts'
import { channelName } from './names.ts'

/** That replies do not leave, and for whoever connects no channels whom to ask; empty where they leave. */
export function useStopWords(channel: Conversation['channel'], stop: ChannelStop | undefined): string {
  const mayConnect = useMay('changeChannels')
  if (!stop) return ''
  const said = {
    broken: t('hasStopped', { channel: channelName(channel) }),
    locked: t(mayConnect ? 'isLockedAtMeta' : 'isLocked'),
    disconnected: t('hasEnded', { channel: channelName(channel) }),
  }[stop]
  return mayConnect ? said : `${said} ${t('askProvider')}`
}
