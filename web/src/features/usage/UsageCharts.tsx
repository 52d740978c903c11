import { BarChart, DonutChart, LineChart } from '@mantine/charts'
import { unitsPerCredit } from '@parley/functions/shared/credits'
import { formatCredits } from '../../lib/formatCredits.ts'
import { formatCompact, formatCount, formatDate, formatShortDay } from '../../lib/formats.ts'
import { ChartCard } from '../../components/ChartCard.tsx'
import { seriesColour, topShares } from './series.ts'
import { ShareList } from './ShareList.tsx'
import type { UsageShare, UsageReport } from './usageReport.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

interface UsageChartsProps {
  report: UsageReport
  nameOf: (agentId: string) => string
}

const credits = (units: number) => units / unitsPerCredit
/** What all drawings share. Whoever does not see them has the tables. */
const grid = {
  h: 240,
  accessibilityLayer: false,
  gridAxis: 'x',
  tickLine: 'none',
  strokeDasharray: '0',
  textColor: 'var(--ink-3)',
  gridColor: 'var(--line)',
  valueFormatter: formatCompact,
} as const
const still = { isAnimationActive: false } as const
// Time runs as the lines of the page's language do.
const isRightToLeft = document.documentElement.dir === 'rtl'
const along = { reversed: isRightToLeft }
const upright = { orientation: isRightToLeft ? 'right' : 'left' } as const

/** The five views of a period. */
export function UsageCharts({ report, nameOf }: UsageChartsProps) {
  const agents = topShares(report.agents, nameOf)
  const features = topShares<UsageShare>(report.features, (key) =>
    t(key === 'calls' ? 'feature_calls' : 'feature_answers'),
  )
  const models = report.models.slice(0, 8)
  return (
    <div className={styles.charts}>
      <ChartCard
        id="credits-usage-global"
        title={t('creditsByDay')}
        isWide
        head={[t('head_day'), t('head_credits'), t('head_before')]}
        rows={report.days.map(({ day, units, before }) => [
          formatDate(day),
          formatCredits(units, 4),
          before === null ? '–' : formatCredits(before, 4),
        ])}
        legend={[
          { name: t('thisPeriod'), colour: seriesColour(0) },
          { name: t('periodBefore'), colour: 'var(--series-before)' },
        ]}
      >
        <LineChart
          {...grid}
          xAxisProps={along}
          yAxisProps={upright}
          data={report.days.map(({ day, units, before }) => ({
            day: formatShortDay(day),
            units: credits(units),
            before: before === null ? null : credits(before),
          }))}
          dataKey="day"
          curveType="linear"
          series={[
            { name: 'before', label: t('periodBefore'), color: 'var(--series-before)' },
            { name: 'units', label: t('thisPeriod'), color: seriesColour(0) },
          ]}
          withDots={report.days.length < 3}
          lineProps={still}
        />
      </ChartCard>
      <ChartCard
        id="usage-across-features"
        title={t('creditsAcrossFeatures')}
        head={[t('head_feature'), t('head_credits'), t('head_times')]}
        rows={report.features.map(({ key, units, count }) => [
          t(`feature_${key}`),
          formatCredits(units, 4),
          formatCount(count),
        ])}
      >
        <Share parts={features} />
      </ChartCard>
      <ChartCard
        id="usage-across-agents"
        title={t('creditsAcrossAgents')}
        head={[t('head_agent'), t('head_credits'), t('head_times')]}
        rows={report.agents.map(({ key, units, count }) => [
          nameOf(key),
          formatCredits(units, 4),
          formatCount(count),
        ])}
      >
        <Share parts={agents} />
      </ChartCard>
      <ChartCard
        id="credits-usage-agents"
        title={t('creditsOfAgentsByDay')}
        isWide
        head={[t('head_day'), ...agents.map(({ name }) => name)]}
        rows={report.agentDays.map(({ day, units }) => [
          formatDate(day),
          ...agents.map(({ keys }) =>
            formatCredits(
              keys.reduce((sum, key) => sum + (units.get(key) ?? 0), 0),
              4,
            ),
          ),
        ])}
        legend={agents}
      >
        <BarChart
          {...grid}
          xAxisProps={along}
          yAxisProps={upright}
          type="stacked"
          dataKey="day"
          maxBarWidth={28}
          barProps={still}
          data={report.agentDays.map(({ day, units }) => ({
            day: formatShortDay(day),
            ...Object.fromEntries(
              agents.map(({ id, keys }) => [
                id,
                credits(keys.reduce((sum, key) => sum + (units.get(key) ?? 0), 0)),
              ]),
            ),
          }))}
          series={agents.map(({ id, name, colour }) => ({ name: id, label: name, color: colour }))}
        />
      </ChartCard>
      <ChartCard
        id="llm-tokens-usage"
        title={t('tokensByModel')}
        isWide
        head={[t('head_model'), t('head_input'), t('head_output'), t('head_credits')]}
        rows={report.models.map(({ key, inputTokens, outputTokens, units }) => [
          key,
          formatCount(inputTokens),
          formatCount(outputTokens),
          formatCredits(units, 4),
        ])}
        legend={[
          { name: t('input'), colour: seriesColour(0) },
          { name: t('output'), colour: seriesColour(1) },
        ]}
      >
        <BarChart
          {...grid}
          xAxisProps={along}
          h={64 + 40 * models.length}
          gridAxis="y"
          type="stacked"
          orientation="vertical"
          dataKey="model"
          maxBarWidth={20}
          yAxisProps={{ ...upright, width: 140 }}
          barProps={still}
          data={models.map(({ key, inputTokens, outputTokens }) => ({
            model: key,
            input: inputTokens,
            output: outputTokens,
          }))}
          series={[
            { name: 'input', label: t('input'), color: seriesColour(0) },
            { name: 'output', label: t('output'), color: seriesColour(1) },
          ]}
        />
      </ChartCard>
    </div>
  )
}

function Share({ parts }: { parts: ReturnType<typeof topShares> }) {
  return (
    <div className={styles.share}>
      <DonutChart
        size={148}
        thickness={22}
        strokeWidth={2}
        strokeColor="var(--surface)"
        paddingAngle={0}
        accessibilityLayer={false}
        withTooltip={false}
        pieProps={{ ...still, rootTabIndex: -1 }}
        data={parts.map(({ id, units, colour }) => ({ name: id, value: credits(units), color: colour }))}
      />
      <ShareList parts={parts} />
    </div>
  )
}
