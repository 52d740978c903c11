import type { ActivityCounts } from '@parley/functions/shared/activity'
import { formatClock, formatCount } from '../../lib/formats.ts'
import styles from './FigureRow.module.css'
import { t } from './texts.ts'

const shown = [
  ['conversations', ({ started }) => started],
  ['answered', answeredOf],
  ['handedOver', ({ handedOver }) => handedOver],
  ['ratedDown', ({ ratedDown }) => ratedDown],
  ['unanswered', ({ unanswered }) => unanswered],
] as const satisfies readonly (readonly [string, (counts: ActivityCounts) => number])[]

/** Conversations of a day without those that were left with an open question. */
function answeredOf({ started, unanswered }: ActivityCounts): number {
  return Math.max(0, started - unanswered)
}

interface FigureRowProps {
  today: ActivityCounts
  yesterday: ActivityCounts
  /** Until when they are complete, in unix milliseconds; undefined where they are so now. */
  completeUntil: number | undefined
}

/** The day in figures, each beside the day before. */
export function FigureRow({ today, yesterday, completeUntil }: FigureRowProps) {
  return (
    <section className={styles.day} aria-labelledby="todays-figures">
      <h2 id="todays-figures">{t('today')}</h2>
      <dl className={styles.figures} aria-label={t('todaysFigures')}>
        {shown.map(([label, countOf]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <b>{formatCount(countOf(today))}</b>
              <span>{beside(countOf(today), countOf(yesterday))}</span>
            </dd>
          </div>
        ))}
      </dl>
      {completeUntil !== undefined && (
        <p className={styles.until}>{t('completeUntil', { time: formatClock(completeUntil) })}</p>
      )}
    </section>
  )
}

function beside(today: number, yesterday: number): string {
  if (today === yesterday) return today === 0 ? t('noneYesterday') : t('asYesterday')
  return today > yesterday
    ? t('moreThanYesterday', { count: today - yesterday })
    : t('fewerThanYesterday', { count: yesterday - today })
}
