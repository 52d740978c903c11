import { Skeleton } from '@mantine/core'
import { activityNames, noCounts, type ActivityName } from '@parley/functions/shared/activity'
import { Link } from 'react-router-dom'
import { ChartCard } from '../../components/ChartCard.tsx'
import { DayBars } from '../../components/charts/DayBars.tsx'
import { InlineFailure } from '../../components/InlineFailure.tsx'
import { Rolling } from '../../components/Rolling.tsx'
import type { Activity } from '../../features/activity/addUpActivity.ts'
import { formatCount, formatDate } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import styles from './AgentHome.module.css'
import { t } from './texts.ts'

/** Where the conversations of a figure are listed; those that were rated have no list of their own. */
export type FigureDoors = Partial<Record<ActivityName, string>>

interface LastDaysProps {
  activity: Live<Activity>
  agentId: string
  /** Of its bars. */
  colour: string
  /** Addresses behind the figures. */
  doors: FigureDoors
}

/** Fourteen days in four figures, with what the last seven are of them, and in bars. */
export function LastDays({ activity, agentId, colour, doors }: LastDaysProps) {
  if (activity.status === 'error')
    return <InlineFailure text={t('figuresNotLoaded')} retry={activity.retry} />
  if (activity.status === 'loading') return <Skeleton height={340} radius="lg" />
  const { days, agents } = activity.data
  const counts = agents.get(agentId) ?? days.map(noCounts)
  const valuesOf = (name: ActivityName) => counts.map((day) => day[name])
  const half = Math.floor(counts.length / 2)
  const isQuiet = sum(valuesOf('started')) === 0
  return (
    <section className={styles.days} aria-labelledby="last-days">
      <h2 id="last-days">{t('twoWeeks')}</h2>
      <dl>
        {activityNames.map((name) => (
          <div key={name}>
            <dt>
              {doors[name] === undefined ? (
                t(`figure_${name}`)
              ) : (
                <Link to={doors[name]}>{t(`figure_${name}`)}</Link>
              )}
            </dt>
            <dd>
              <b>
                <Rolling text={formatCount(sum(valuesOf(name)))} />
              </b>
              {sum(valuesOf(name)) > 0 && (
                <span>
                  {weekInWords(sum(valuesOf(name).slice(half)), sum(valuesOf(name).slice(0, half)))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isQuiet ? (
        <p>{t('nothingInTwoWeeks')}</p>
      ) : (
        <ChartCard
          id="agent-days"
          title={t('conversationsByDay')}
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
                id: 'started',
                name: t('figure_started'),
                colour,
                values: valuesOf('started'),
              },
            ]}
          />
        </ChartCard>
      )}
    </section>
  )
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
