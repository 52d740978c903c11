import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import { DayBars } from '../../components/charts/DayBars.tsx'
import { DayLines } from '../../components/charts/DayLines.tsx'
import { RankedBars } from '../../components/charts/RankedBars.tsx'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { formatCompact, formatCount, formatDate } from '../../lib/formats/formats.ts'
import type { AgentNames } from '../../lib/agents/AgentNames.ts'
import { topShares, type Series } from './series.ts'
import { TokensByModel } from './TokensByModel.tsx'
import { runningSums, type UsageReport } from './usageReport.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

interface UsageChartsProps {
  report: UsageReport
  names: AgentNames
}

const ownColour = 'var(--accent-line)'
const written = {
  format: formatUsed,
  formatAxis: (units: number) => formatCompact(units / unitsPerCredit),
} as const

/** Charts a period. A single entry is not ranked, because there is nothing to compare it with. */
export function UsageCharts({ report, names }: UsageChartsProps) {
  const agents = topShares(report.agents, names)
  const features = topShares(report.features, {
    nameOf: (key) => t(key === 'calls' ? 'feature_calls' : 'feature_answers'),
    colourOf: () => ownColour,
  })
  const days = report.days.map(({ day }) => day)
  const ofAgents = agents.map((agent) => ({
    ...agent,
    unitsByDay: report.agentDays.map(({ units }) =>
      agent.keys.reduce((sum, key) => sum + (units.get(key) ?? 0), 0),
    ),
  }))
  return (
    <div className={styles.charts}>
      <CreditsSoFar report={report} />
      {agents.length > 1 && (
        <ChartCard
          id="usage-across-agents"
          title={t('creditsAcrossAgents')}
          isWide={features.length === 1}
          head={[t('head_agent'), t('head_credits'), t('head_times')]}
          rows={report.agents.map(({ key, units, count }) => [
            names.nameOf(key),
            formatUsed(units),
            formatCount(count),
          ])}
        >
          <Ranked parts={agents} />
        </ChartCard>
      )}
      {features.length > 1 && (
        <ChartCard
          id="usage-across-features"
          title={t('creditsAcrossFeatures')}
          isWide={agents.length === 1}
          head={[t('head_feature'), t('head_credits'), t('head_times')]}
          rows={report.features.map(({ key, units, count }) => [
            t(`feature_${key}`),
            formatUsed(units),
            formatCount(count),
          ])}
        >
          <Ranked parts={features} />
        </ChartCard>
      )}
      <ChartCard
        id="credits-usage-agents"
        title={t('creditsOfAgentsByDay')}
        isWide
        head={[t('head_day'), ...agents.map(({ name }) => name)]}
        rows={days.map((day, index) => [
          formatDate(day),
          ...ofAgents.map(({ unitsByDay }) => formatUsed(unitsByDay[index] ?? 0)),
        ])}
      >
        <DayBars
          {...written}
          days={days}
          series={ofAgents.map(({ unitsByDay, ...agent }) => ({ ...agent, values: unitsByDay }))}
        />
      </ChartCard>
      {report.models.length > 1 && <TokensByModel models={report.models} />}
    </div>
  )
}

/** The credits of the period added up by day, with those of the period before. */
function CreditsSoFar({ report }: { report: UsageReport }) {
  const days = report.days.map(({ day }) => day)
  const soFar = runningSums(report.days.map(({ units }) => units))
  const soFarBefore = runningSums(report.days.map(({ before }) => before))
  return (
    <ChartCard
      id="credits-usage-global"
      title={t('creditsSoFar')}
      isWide
      head={[t('head_day'), t('head_credits'), t('head_before')]}
      rows={days.map((day, index) => [formatDate(day), usedOr(soFar[index]), usedOr(soFarBefore[index])])}
    >
      <DayLines
        {...written}
        days={days}
        series={[
          {
            id: 'now',
            name: t('thisPeriod'),
            colour: ownColour,
            values: soFar,
          },
          {
            id: 'before',
            name: t('periodBefore'),
            colour: 'var(--ink-3)',
            values: soFarBefore,
          },
        ]}
      />
    </ChartCard>
  )
}

function Ranked({ parts }: { parts: Series[] }) {
  return (
    <RankedBars parts={parts.map(({ units, ...part }) => ({ ...part, value: units }))} format={formatUsed} />
  )
}

function usedOr(units: number | null | undefined): string {
  return typeof units === 'number' ? formatUsed(units) : '–'
}
