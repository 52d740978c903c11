import type { ChannelStop } from '@parley/functions/shared/channels/channelRecords'
import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import { Link } from 'react-router-dom'
import { t } from '../../../components/brokenChannels/texts.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'

/** Links to the page where a stopped channel can be repaired, for users who may change channels. */
export function StopLink({ channel, stop }: { channel: ChannelKind; stop: ChannelStop }) {
  const { region, agentId } = useInboxAgentRef()
  const isBroken = stop === 'broken'
  if (!useMay('changeChannels')) return null
  return (
    <Link to={webPaths.channels(region, agentId, isBroken ? channel : undefined)}>
      {t(isBroken ? 'connectAgain' : 'openChannels')}
    </Link>
  )
}
