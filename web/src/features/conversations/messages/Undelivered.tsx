import { reasonsOfChannels } from '@parley/functions/shared/channels/reasonsOfChannels'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import { deliveryReasonText } from '../../../lib/texts/deliveryReasonTexts.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import styles from './MessageItem.module.css'
import { t } from '../texts.ts'

/** States why a message was not delivered; a problem that the Channels page can solve links there. */
export function Undelivered({ reason }: { reason: string }) {
  const { region, agentId } = useInboxAgentRef()
  const mayConnect = useMay('changeChannels')
  const isOfChannels = reasonsOfChannels.has(reason)
  return (
    <span className={styles.undelivered}>
      {t.rich('notDelivered', {
        reason: isOfChannels && !mayConnect ? plainly(reason) : deliveryReasonText(reason),
        link: (text) =>
          isOfChannels && mayConnect ? <Link to={webPaths.channels(region, agentId)}>{text}</Link> : text,
      })}
    </span>
  )
}

/** Shortens the reason for users who may not connect channels: they need no instructions. */
function plainly(reason: string): string {
  return t(reason.endsWith('NotConnected') ? 'accountGone' : 'accountRefused')
}
