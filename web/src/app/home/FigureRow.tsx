import type { ActivityCounts } from '@parley/functions/shared/activity'
import { Link } from 'react-router-dom'
import { Rolling } from '../../components/Rolling.tsx'
import { formatClock, formatCount } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import styles from './FigureRow.module.css'
import { t } from './texts.ts'

const shown = [
  ['conversations', ({ started }) => started],
  ['answered', answeredOf],
  ['handedOver', ({ handedOver }) => handedOver],
  ['ratedDown', ({ ratedDown }) => ratedDown],
  ['unanswered', ({ unanswered }) => unanswered],
] as const satisfies readonly (readonly [string, (counts: ActivityCounts) => number])[]

/** What the inbox shows of a figure; the others have no list of their own there. */
const doors: Partial<Record<(typeof shown)[number][0], string>> = {
  conversations: '',
  handedOver: '?show=handedOver',
}

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
  const { region } = useWorkspaceRef()
  return (
    <section className={styles.day} aria-labelledby="todays-figures">
      <h2 id="todays-figures">{t('today')}</h2>
      <dl className={styles.figures} aria-label={t('todaysFigures')}>
        {shown.map(([label, countOf]) => (
          <div key={label}>
            <dt>
              {doors[label] === undefined ? (
                t(label)
              ) : (
                <Link to={webPaths.inbox(region) + doors[label]}>{t(label)}</Link>
              )}
            </dt>
            <dd>
              <b>
                <Rolling text={formatCount(countOf(today))} />
              </b>
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
