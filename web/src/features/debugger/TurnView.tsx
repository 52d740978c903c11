import { Button } from '@mantine/core'
import { formatCredits } from '@parley/functions/shared/credits'
import type { TurnReport } from '@parley/functions/shared/widgetApi'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { Passages } from '../../components/Passages.tsx'
import { formatCount } from '../../lib/formats.ts'
import styles from './DebuggerPanel.module.css'
import type { Turn } from './useDebugger.ts'

interface TurnViewProps {
  turn: Turn
  onRetry: () => void
}

/** A question and its answer, and under it what the answer rests on and cost. */
export function TurnView({ turn, onRetry }: TurnViewProps) {
  return (
    <>
      <div className={styles.visitor}>{turn.question}</div>
      <div className={styles.agent}>
        {turn.answer && <LazyMarkdown text={turn.answer} />}
        {turn.state === 'waiting' && (
          <output className={styles.wait} aria-label="The agent is thinking">
            <i />
            <i />
            <i />
          </output>
        )}
        {turn.state === 'failed' && (
          <p role="alert" className={styles.failure}>
            {turn.failure}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
        {turn.report && <ReportView report={turn.report} />}
      </div>
    </>
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
