import { Button } from '@mantine/core'
import type { TurnReport } from '@parley/functions/shared/widgetApi'
import { formatCredits } from '../../lib/formatCredits.ts'
import { Passages } from '../../components/Passages.tsx'
import { formatCount } from '../../lib/formats.ts'
import styles from './DebuggerPanel.module.css'
import type { Turn } from './useDebugger.ts'

interface ReceiptsProps {
  turns: Turn[]
  onRetry: (turn: Turn) => void
}

/** What each answer rests on and cost, or why there was none; the newest first. */
export function Receipts({ turns, onRetry }: ReceiptsProps) {
  if (turns.length === 0)
    return (
      <p className={styles.hint}>Each answer costs credits, as on your website. Its receipt appears here.</p>
    )
  return (
    <ul className={styles.receipts} aria-label="Receipts">
      {turns.toReversed().map((turn) => (
        <li key={turn.question.id}>
          <b title={turn.question.text}>{turn.question.text}</b>
          {turn.state === 'failed' && (
            <p role="alert" className={styles.failure}>
              {turn.failure}
              <Button variant="subtle" size="compact-sm" onClick={() => onRetry(turn)}>
                Try again
              </Button>
            </p>
          )}
          {turn.report && <ReportView report={turn.report} />}
        </li>
      ))}
    </ul>
  )
}

function ReportView({ report }: { report: TurnReport }) {
  const { sources, model, inputTokens, outputTokens, costUnits, firstTokenMs, totalMs } = report
  return (
    <details className={styles.report}>
      <summary>
        {sources.length} {sources.length === 1 ? 'passage' : 'passages'} ·{' '}
        {formatCount(inputTokens + outputTokens)} tokens · {formatCredits(costUnits, 4)} credits ·{' '}
        {(totalMs / 1000).toFixed(1)} s
      </summary>
      <dl className={styles.facts}>
        <dt>Model</dt>
        <dd>{model}</dd>
        <dt>Tokens</dt>
        <dd>
          {formatCount(inputTokens)} in, {formatCount(outputTokens)} out
        </dd>
        <dt>Cost</dt>
        <dd>{formatCredits(costUnits, 4)} credits</dd>
        <dt>First token</dt>
        <dd>{formatCount(Math.round(firstTokenMs))} ms</dd>
        <dt>Total</dt>
        <dd>{formatCount(Math.round(totalMs))} ms</dd>
      </dl>
      {sources.length === 0 ? <p>No passage of the knowledge was used.</p> : <Passages sources={sources} />}
    </details>
  )
}
