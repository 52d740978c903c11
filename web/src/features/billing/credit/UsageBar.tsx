import { Skeleton } from '@mantine/core'
import { formatUsage } from '../../../lib/formats/formatCredits.ts'
import type { Spent } from '../account.ts'
import styles from '../BillingPage.module.css'
import { t } from '../texts.ts'

interface UsageBarProps {
  /** The month's usage, and the remaining units of credit; undefined until known. */
  used: Spent | undefined
  left: number | undefined
}

/** The used part of the credit; its colour warns of a low rest. */
export function UsageBar({ used, left }: UsageBarProps) {
  if (used === undefined || left === undefined) return <Skeleton height={8} radius="xl" />
  const { units } = used
  const total = units + left
  const percent = total === 0 ? 0 : Math.min(100, (100 * units) / total)
  const shown = formatUsage(units, left, 0)
  const words = t('usedOfWords', shown)
  return (
    <div className={styles.usage}>
      <p>
        <span>{t('creditsUsedThisMonth')}</span>
        <b>{t.rich('usedOf', { ...shown, of: (text) => <span>{text}</span> })}</b>
      </p>
      <meter
        className="unseen"
        aria-label={t('creditsUsed')}
        min={0}
        max={100}
        value={Math.round(percent)}
        aria-valuetext={words}
      />
      <div className={styles.bar} data-level={levelOf(percent)} aria-hidden="true">
        {units > 0 && <div style={{ width: `${percent}%` }} />}
      </div>
    </div>
  )
}

/** Returns the colour of a bar: red above 80 %, a warning above 50 %. */
function levelOf(percent: number): 'good' | 'warning' | 'bad' {
  if (percent > 80) return 'bad'
  return percent > 50 ? 'warning' : 'good'
}
