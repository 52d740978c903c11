import { minuteMs } from '@parley/functions/shared/durations'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { formatSince } from '../../../lib/formats/formatDuration.ts'
import { useNow } from '../../../lib/browser/useNow.ts'
import styles from './WaitingTime.module.css'
import { t } from '../texts.ts'

/** The limits for a long wait and for one that is too long. */
const lateMs = 5 * minuteMs
const tooLateMs = 15 * minuteMs

/** Shows how long a visitor has waited for a person, updated every 15 seconds. */
export function WaitingTime({ since }: { since: number }) {
  const now = useNow(15_000, true)
  const ms = Math.max(0, now - since)
  return (
    <time
      className={styles.wait}
      data-tone={toneOf(ms)}
      title={t('waitsSince', { at: formatDateTime(since) })}
    >
      {ms < minuteMs ? t('waitsSinceJustNow') : t('waits', { time: formatSince(ms) })}
    </time>
  )
}

function toneOf(ms: number): 'fresh' | 'late' | 'tooLate' {
  if (ms >= tooLateMs) return 'tooLate'
  return ms >= lateMs ? 'late' : 'fresh'
}
