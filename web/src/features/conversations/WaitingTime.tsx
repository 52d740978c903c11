import { formatDateTime } from '../../lib/formats.ts'
import { formatSince } from '../../lib/formatDuration.ts'
import { useNow } from '../../lib/useNow.ts'
import styles from './WaitingTime.module.css'
import { t } from './texts.ts'

const minute = 60_000
/** From when on a wait is long, and from when on too long. */
const lateMs = 5 * minute
const tooLateMs = 15 * minute

/** How long a visitor has waited for a person, in words that go on by themselves. */
export function WaitingTime({ since }: { since: number }) {
  const now = useNow(15_000, true)
  const ms = Math.max(0, now - since)
  return (
    <time
      className={styles.wait}
      data-tone={toneOf(ms)}
      title={t('waitsSince', { at: formatDateTime(since) })}
    >
      {ms < minute ? t('waitsSinceJustNow') : t('waits', { time: formatSince(ms) })}
    </time>
  )
}

function toneOf(ms: number): 'fresh' | 'late' | 'tooLate' {
  if (ms >= tooLateMs) return 'tooLate'
  return ms >= lateMs ? 'late' : 'fresh'
}
