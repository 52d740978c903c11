import type { ActivityCounts, ActivityName } from '@parley/functions/shared/activity'
import { formatClock, formatCount } from '../../lib/formats.ts'
import styles from './FigureRow.module.css'
import { t } from './texts.ts'

const shown = [
  ['started', 'conversations'],
  ['handedOver', 'handedOver'],
  ['ratedDown', 'ratedDown'],
  ['unanswered', 'unanswered'],
] as const satisfies readonly (readonly [ActivityName, string])[]

interface FigureRowProps {
  today: ActivityCounts
  yesterday: ActivityCounts
  /** Until when they are complete, in unix milliseconds; undefined where they are so now. */
  completeUntil: number | undefined
}

/** The day in four figures, each beside the day before. */
export function FigureRow({ today, yesterday, completeUntil }: FigureRowProps) {
  return (
    <>
      <dl className={styles.figures} aria-label={t('todaysFigures')}>
        {shown.map(([name, label]) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>
              <b>{formatCount(today[name])}</b>
              <span>{beside(today[name], yesterday[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
      {completeUntil !== undefined && (
        <p className={styles.until}>{t('completeUntil', { time: formatClock(completeUntil) })}</p>
      )}
    </>
  )
}

function beside(today: number, yesterday: number): string {
  if (today === yesterday) return today === 0 ? t('noneYesterday') : t('asYesterday')
  return today > yesterday
    ? t('moreThanYesterday', { count: today - yesterday })
    : t('fewerThanYesterday', { count: yesterday - today })
}
