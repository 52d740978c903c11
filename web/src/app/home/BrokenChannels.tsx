import type { RecordKind } from '@parley/functions/shared/channels/channels'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { namesOfRecords } from '../../components/brokenChannels/namesOfRecords.ts'
import { t } from '../../components/brokenChannels/texts.ts'
import { useBrokenChannels } from '../../components/brokenChannels/useBrokenChannels.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './BrokenChannels.module.css'
import type { AgentLooks } from './useAgentLooks.ts'

/** Channels that need a new connection before they answer again; hidden if none exist. */
export function BrokenChannels({ looks }: { looks: AgentLooks }) {
  const { region, workspaceId } = useWorkspaceRef()
  const broken = useBrokenChannels(region, workspaceId).filter(({ agentId }) => looks.has(agentId))
  if (broken.length === 0) return null
  return (
    <ul className={styles.broken} aria-label={t('needsAttention')}>
      {broken.map(({ kind, agentId }) => (
        <BrokenAccount
          key={`${kind}/${agentId}`}
          region={region}
          agentId={agentId}
          kind={kind}
          agent={looks.get(agentId)?.title ?? ''}
        />
      ))}
    </ul>
  )
}

interface BrokenAccountProps {
  region: Region
  agentId: string
  kind: RecordKind
  /** The agent's title. */
  agent: string
}

function BrokenAccount({ region, agentId, kind, agent }: BrokenAccountProps) {
  const { name, dialog } = namesOfRecords[kind]
  // Only WhatsApp locks accounts, and unlocks them itself.
  const location = { region, path: paths.waNumber(agentId) }
  const number = useLiveDoc('channelRecord', kind === 'whatsapp' ? location : null)
  const isLocked = number.status === 'ready' && number.data?.isBanned === true
  // A new connection would be wrong for a locked account.
  if (kind === 'whatsapp' && number.status === 'loading') return null
  const isUnsure = number.status === 'error'
  return (
    <li>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>{isLocked ? t('ofAgentLocked', { agent }) : t('ofAgent', { agent, channel: name })}</span>
      <Link to={webPaths.channels(region, agentId, dialog)}>
        {t(isLocked || isUnsure ? 'openChannels' : 'connectAgain')}
      </Link>
    </li>
  )
}
