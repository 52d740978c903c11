import type { Region } from '@parley/functions/shared/regions/regions'
import styles from './BrokenMark.module.css'
import { t } from './texts.ts'
import { useBrokenChannels } from './useBrokenChannels.ts'

interface BrokenMarkProps {
  region: Region
  workspaceId: string
  agentId: string
}

/** A dot beside an agent's channels while one of them has to be connected again. */
export function BrokenMark({ region, workspaceId, agentId }: BrokenMarkProps) {
  const broken = useBrokenChannels(region, workspaceId)
  if (!broken.some((one) => one.agentId === agentId)) return null
  return (
    <span className={styles.mark} title={t('channelsStopped')}>
      <span className="unseen">{t('needsAttention')}</span>
    </span>
  )
}
