import { Rolling } from '../../components/Rolling.tsx'
import { formatCredits, formatUsed } from '../../lib/formatCredits.ts'
import { formatCount } from '../../lib/formats.ts'
import { changeInWords } from './changeInWords.ts'
import type { PeriodKey } from './periods.ts'
import type { UsageReport } from './usageReport.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

interface KeyFiguresProps {
  report: UsageReport
  period: PeriodKey
  nameOf: (agentId: string) => string
}

/** The period in four figures. */
export function KeyFigures({ report, period, nameOf }: KeyFiguresProps) {
  const { charged, consumed, consumedBefore, models, agents } = report
  const tokens = models.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const [model] = models.toSorted((one, other) => tokensOf(other) - tokensOf(one))
  const [agent] = agents
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('creditsConsumed')}
        value={formatUsed(consumed)}
        hint={changeInWords(consumed, consumedBefore, period)}
      />
      <Figure label={t('creditsAdded')} value={formatCredits(charged)} hint={t('creditAdded')} />
      <Figure
        label={t('tokens')}
        value={formatCount(tokens)}
        hint={
          model ? t('tokensByModelHint', { tokens: tokensOf(model), model: model.key }) : t('noModelWasAsked')
        }
      />
      <Figure
        label={t('agentsAtWork')}
        value={formatCount(agents.length)}
        hint={agent ? t('mostBy', { agent: nameOf(agent.key) }) : t('noneInThisPeriod')}
      />
    </dl>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>
          <Rolling text={value} />
        </b>
        <small>{hint}</small>
      </dd>
    </div>
  )
}

function tokensOf({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): number {
  return inputTokens + outputTokens
}
