import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import { DayLines } from '../../../components/charts/DayLines.tsx'
import type { Activity } from '../../../features/activity/addUpActivity.ts'
import { formatCount, formatDate, formatPercent } from '../../../lib/formats/formats.ts'
import { agentLines } from './agentLines.ts'
import { t as agentTexts } from '../../agentHome/texts.ts'
import styles from '../HomePage.module.css'
import { t } from '../texts.ts'
import type { AgentLooks } from '../useAgentLooks.ts'

/** Below this number, a percentage says less than the counts. */
const minShown = 5

interface TwoWeeksChartProps {
  activity: Activity
  looks: AgentLooks
}

/** A line for each agent, a table of the values, and a sentence about the week. */
export function TwoWeeksChart({ activity, looks }: TwoWeeksChartProps) {
  const { days, all } = activity
  const lines = agentLines(activity, looks)
  const counts = all.map(({ started }) => started)
  const half = Math.floor(counts.length / 2)
  return (
    <ChartCard
      id="two-weeks"
      title={t('twoWeeks')}
      head={[agentTexts('day'), ...lines.map(({ name }) => name)]}
      rows={days.map((day, index) => [
        formatDate(day),
        ...lines.map(({ values }) => formatCount(values[index] ?? 0)),
      ])}
      lead={
        <p className={styles.total}>
          {[
            t('twoWeeksInWords', { count: sum(counts) }),
            weekInWords(sum(counts.slice(half)), sum(counts.slice(0, half))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      }
    >
      <DayLines days={days} series={lines} height={220} isLastDayOpen />
    </ChartCard>
  )
}

/** Compares the last seven days with the seven before; empty if there were too few. */
function weekInWords(now: number, before: number): string {
  if (before < minShown || now === before) return ''
  const percent = formatPercent(Math.abs(now / before - 1))
  return agentTexts(now > before ? 'shareMore' : 'shareFewer', { percent })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
