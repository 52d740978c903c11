import type { ActivityCounts } from '@parley/functions/shared/chat/activity'
import { Link } from 'react-router-dom'
import { Rolling } from '../../../components/Rolling.tsx'
import { formatClock, formatCount } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from './FigureRow.module.css'
import { t } from '../texts.ts'

const shown = [
  ['conversations', ({ started }) => started],
  ['answered', answeredOf],
  ['handedOver', ({ handedOver }) => handedOver],
  ['ratedDown', ({ ratedDown }) => ratedDown],
  ['unanswered', ({ unanswered }) => unanswered],
] as const satisfies readonly (readonly [string, (counts: ActivityCounts) => number])[]

/** The queries of the inbox for each figure; rated conversations have no list. */
const links: Partial<Record<(typeof shown)[number][0], string>> = {
  conversations: '',
  answered: '',
  handedOver: '?show=handedOver',
}

/** Returns the conversations without those that have an unanswered question. */
function answeredOf({ started, unanswered }: ActivityCounts): number {
  return Math.max(0, started - unanswered)
}

interface FigureRowProps {
  /** The last seven days, and the seven before. */
  week: ActivityCounts
  weekBefore: ActivityCounts
  /** Until when they are complete, in Unix milliseconds; undefined if up to now. */
  completeUntil: number | undefined
}

/** The week in figures, each beside the week before. */
export function FigureRow({ week, weekBefore, completeUntil }: FigureRowProps) {
  const { region } = useWorkspaceRef()
  return (
    <section className={styles.day} aria-labelledby="last-week">
      <h2 id="last-week">{t('lastWeek')}</h2>
      <p>{t('comparedWithWeekBefore')}</p>
      <dl className={styles.figures} aria-label={t('lastWeek')}>
        {shown.map(([label, countOf]) => (
          <div key={label}>
            <dt>
              {label === 'unanswered' ? (
                <a href="#asked-in-vain">{t(label)}</a>
              ) : links[label] === undefined ? (
                t(label)
              ) : (
                <Link to={webPaths.inbox(region) + links[label]}>{t(label)}</Link>
              )}
            </dt>
            <dd>
              <b>
                <Rolling text={formatCount(countOf(week))} />
              </b>
              <span>{beside(countOf(week), countOf(weekBefore))}</span>
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

function beside(count: number, before: number): string {
  if (count === before) return t('sameAsWeekBefore')
  const difference = formatCount(Math.abs(count - before))
  return t(count > before ? 'moreThanWeekBefore' : 'fewerThanWeekBefore', { count: difference })
}
