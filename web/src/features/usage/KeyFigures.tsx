import { formatCredits, formatUsed } from '@parley/functions/shared/credits'
import { formatCount } from '../../lib/formats.ts'
import type { UsageReport } from './usageReport.ts'
import styles from './UsagePage.module.css'

interface KeyFiguresProps {
  report: UsageReport
  nameOf: (agentId: string) => string
}

/** The period in four figures. */
export function KeyFigures({ report, nameOf }: KeyFiguresProps) {
  const { charged, consumed, consumedBefore, models, agents } = report
  const tokens = models.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const [model] = models.toSorted((one, other) => tokensOf(other) - tokensOf(one))
  const [agent] = agents
  return (
    <dl className={styles.figures}>
      <Figure
        label="Credits consumed"
        value={formatUsed(consumed)}
        hint={
          consumedBefore === 0
            ? 'Nothing in the period before'
            : `${formatUsed(consumedBefore)} in the period before`
        }
      />
      <Figure
        label="Credits charged"
        value={formatCredits(charged)}
        hint="Added by payments, plan and gifts"
      />
      <Figure
        label="Tokens"
        value={formatCount(tokens)}
        hint={model ? `${formatCount(tokensOf(model))} by ${model.key}` : 'No model was asked'}
      />
      <Figure
        label="Agents at work"
        value={formatCount(agents.length)}
        hint={agent ? `Most by ${nameOf(agent.key)}` : 'None in this period'}
      />
    </dl>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{hint}</small>
      </dd>
    </div>
  )
}

function tokensOf({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): number {
  return inputTokens + outputTokens
}
