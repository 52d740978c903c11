import { Skeleton } from '@mantine/core'
import { activityNames, noCounts, type ActivityName } from '@parley/functions/shared/chat/activity'
import { Link } from 'react-router-dom'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import { DayBars } from '../../components/charts/DayBars.tsx'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { Rolling } from '../../components/Rolling.tsx'
import type { Activity } from '../../features/activity/addUpActivity.ts'
import { formatCount, formatDate } from '../../lib/formats/formats.ts'
import type { Live } from '../../lib/live/live.ts'
import { ByChannel } from './ByChannel.tsx'
import styles from './AgentHome.module.css'
import { t } from './texts.ts'

/** The URLs that list the conversations of each figure; rated ones have no list. */
export type FigureLinks = Partial<Record<ActivityName, string>>

interface LastDaysProps {
  activity: Live<Activity>
  agentId: string
  /** The colour of the bars. */
  colour: string
  /** The links of the figures. */
  links: FigureLinks
}

/** The last seven days in four figures, each beside the seven before, and fourteen days as bars. */
export function LastDays({ activity, agentId, colour, links }: LastDaysProps) {
  if (activity.status === 'error')
    return <InlineFailure text={t('figuresNotLoaded')} retry={activity.retry} />
  if (activity.status === 'loading') return <Skeleton height={340} radius="lg" aria-busy="true" />
  const { days, agents } = activity.data
  const counts = agents.get(agentId) ?? days.map(noCounts)
  const valuesOf = (name: ActivityName) => counts.map((day) => day[name])
  const half = Math.floor(counts.length / 2)
  if (activityNames.every((name) => sum(valuesOf(name)) === 0))
    return (
      <section className={styles.days} aria-labelledby="last-days">
        <h2 id="last-days">{t('twoWeeks')}</h2>
        <p>{t('nothingInTwoWeeks')}</p>
      </section>
    )
  const isQuiet = sum(valuesOf('started')) === 0
  return (
    <section className={styles.days} aria-labelledby="last-days">
      <header>
        <h2 id="last-days">{t('lastWeek')}</h2>
        <span>{t('comparedWithWeekBefore')}</span>
      </header>
      <dl>
        {activityNames.map((name) => (
          <div key={name}>
            <dt>
              {links[name] === undefined ? (
                t(`figure_${name}`)
              ) : (
                <Link to={links[name]}>{t(`figure_${name}`)}</Link>
              )}
            </dt>
            <dd>
              <b>
                <Rolling text={formatCount(sum(valuesOf(name).slice(half)))} />
              </b>
              {sum(valuesOf(name)) > 0 && (
                <WeekBeside
                  count={sum(valuesOf(name).slice(half))}
                  before={sum(valuesOf(name).slice(0, half))}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ByChannel counts={counts} />
      {isQuiet ? (
        <p>{t('nothingInTwoWeeks')}</p>
      ) : (
        <ChartCard
          id="agent-days"
          title={t('twoWeeks')}
          head={[t('day'), ...activityNames.map((name) => t(`figure_${name}`))]}
          rows={days.map((day, index) => [
            formatDate(day),
            ...activityNames.map((name) => formatCount(counts[index]?.[name] ?? 0)),
          ])}
        >
          <DayBars
            days={days}
            height={160}
            series={[
              {
                id: 'before',
                name: t('weekBefore'),
                colour: 'var(--line-strong)',
                values: valuesOf('started').map((value, day) => (day < half ? value : 0)),
              },
              {
                id: 'started',
                name: t('lastWeek'),
                colour,
                values: valuesOf('started').map((value, day) => (day < half ? 0 : value)),
              },
            ]}
          />
        </ChartCard>
      )}
    </section>
  )
}

/** The difference between the last week and the one before; its tooltip is a sentence. */
function WeekBeside({ count, before }: { count: number; before: number }) {
  return <span title={weekInWords(count, before)}>{besideWeekBefore(count, before)}</span>
}

function besideWeekBefore(count: number, before: number): string {
  if (count === before) return t('sameAsWeekBefore')
  const difference = formatCount(Math.abs(count - before))
  return t(count > before ? 'moreThanWeekBefore' : 'fewerThanWeekBefore', { count: difference })
}

function weekInWords(count: number, before: number): string {
  if (count === before) return t('weekSame', { count })
  return count > before
    ? t('weekMore', { count, more: count - before })
    : t('weekFewer', { count, fewer: before - count })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
