import type { ChannelStop } from '@parley/functions/shared/channels/channelRecords'
import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import { Link } from 'react-router-dom'
import { t } from '../../components/brokenChannels/texts.ts'
import { webPaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/viewer.ts'
import { useInboxPlace } from './InboxPlace.ts'

/** The way to where a channel that has stopped is mended, for whoever may. */
export function StopLink({ channel, stop }: { channel: ChannelKind; stop: ChannelStop }) {
  const { region, agentId } = useInboxPlace()
  const isBroken = stop === 'broken'
  if (!useMay('changeChannels')) return null
  return (
    <Link to={webPaths.channels(region, agentId, isBroken ? channel : undefined)}>
      {t(isBroken ? 'connectAgain' : 'openChannels')}
    </Link>
  )
}
