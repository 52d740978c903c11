import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Rolling } from '../../../components/Rolling.tsx'
import { formatCount, formatPercent } from '../../../lib/formats/formats.ts'
import { useAgentDays } from '../analytics/useAgentDays.ts'
import { t } from '../texts.ts'
import styles from './Achieved.module.css'

/** The conversations that needed no person, as one large number with their share; nothing before the first. */
export function Achieved({ region, agentId }: { region: Region; agentId: string }) {
  const read = useAgentDays(region, agentId)
  if (read.status === 'loading') return <Skeleton height={132} radius="lg" aria-busy="true" />
  // The figures below say that they could not be loaded.
  if (read.status === 'error') return null
  const { days, all, alone } = read.data.answered
  if (all === 0) return null
  const share = alone / all
  const rest = all - alone
  return (
    <section className={styles.achieved} aria-labelledby="achieved">
      <p>
        <b>
          <Rolling text={formatCount(alone)} />
        </b>{' '}
        <span id="achieved">{t('answeredAlone', { count: alone })}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={styles.share}>
        <span>{t('answeredShare', { share: formatPercent(roundDown(share)), all, days })}</span>
        {rest > 0 && <span>{t('answeredRest', { count: rest })}</span>}
      </p>
    </section>
  )
}

/** Rounds a share to whole percents, so that 100 % means all. */
function roundDown(share: number): number {
  return Math.floor(share * 100) / 100
}
