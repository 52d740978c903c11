import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { TurnTrace } from '@parley/functions/shared/flow/trace'
import type { TurnReport } from '@parley/functions/shared/widget/TurnReport'
import { Link } from 'react-router-dom'
import { Passages } from '../../components/text/Passages.tsx'
import { ReceiptPaper } from '../../components/receipts/ReceiptPaper.tsx'
import { formatCredits, formatUsed } from '../../lib/formats/formatCredits.ts'
import { formatCount } from '../../lib/formats/formats.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { ReplayContext } from './ReplayContext.ts'
import { TraceSteps } from './TraceSteps.tsx'
import styles from './DebuggerPanel.module.css'
import type { Turn } from './useDebugger.ts'
import { t } from './texts.ts'

interface ReceiptsProps {
  region: Region
  agentId: string
  turns: Turn[]
  /** The conversation was left, and may come back with what was opened and written in its receipts. */
  isHidden: boolean
  onRetry: (turn: Turn) => void
}

/** Lists what each answer is based on and costs, or why there was none; the newest first. */
export function Receipts({ region, agentId, turns, isHidden, onRetry }: ReceiptsProps) {
  const mayReplay = useMay('changeAgent')
  const replayOf = ({ question, conversationId, answer, text }: Turn) =>
    mayReplay && conversationId
      ? { region, agentId, conversationId, messageId: question.id, answer: answer?.text ?? text }
      : null
  if (turns.length === 0) return <p className={styles.hint}>{t('receiptsHint')}</p>
  return (
    <ul className={styles.receipts} aria-label={t('receipts')} hidden={isHidden}>
      {turns.toReversed().map((turn, index, newest) => (
        <li key={turn.question.id}>
          <b title={turn.question.text}>{turn.question.text}</b>
          {turn.state === 'failed' && (
            <p role="alert" className={styles.failure}>
              {turn.failure?.text}
              <Button variant="subtle" size="compact-sm" onClick={() => onRetry(turn)}>
                {t('tryAgain')}
              </Button>
            </p>
          )}
          {turn.report && (
            <ReplayContext value={replayOf(turn)}>
              <ReportView
                report={turn.report}
                answer={turn.answer?.text ?? turn.text}
                whyPath={webPaths.retrieval(
                  region,
                  agentId,
                  turn.question.text,
                  newest[index + 1]?.question.text,
                )}
                pathOf={(passageId) => webPaths.passage(region, agentId, passageId)}
              />
            </ReplayContext>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ReportViewProps {
  report: TurnReport
  /** The answer's text, whose words are marked in the passages. */
  answer: string
  /** The path of the page that shows what was found, and why. */
  whyPath: string
  pathOf: (passageId: string) => string
}

function ReportView({ report, answer, whyPath, pathOf }: ReportViewProps) {
  const { sources, model, inputTokens, cachedTokens, outputTokens, costUnits } = report
  const { firstTokenMs, totalMs, trace } = report
  return (
    <details className={styles.report}>
      <summary>
        {t('reportSummary', {
          passages: sources.length,
          tokens: inputTokens + outputTokens,
          credits: formatUsed(costUnits, 1),
          seconds: totalMs / 1000,
        })}
      </summary>
      <div className={styles.slip}>
        <ReceiptPaper
          title={t('receipt')}
          rows={[
            { label: t('model'), value: model },
            { label: t('tokens'), value: t('tokensInOut', { input: inputTokens, output: outputTokens }) },
            ...(cachedTokens > 0 ? [{ label: t('cached'), value: formatCount(cachedTokens) }] : []),
            { label: t('firstToken'), value: t('milliseconds', { ms: Math.round(firstTokenMs) }) },
            { label: t('total'), value: t('milliseconds', { ms: Math.round(totalMs) }) },
          ]}
          total={{ label: t('credits'), value: formatCredits(costUnits, 4) }}
          foot={<Link to={whyPath}>{t('whyThesePassages')}</Link>}
          isUnrolling
        />
      </div>
      {trace && showsSteps(trace) && <TraceSteps trace={trace} />}
      {sources.length === 0 ? (
        <p>{t('noPassageUsed')}</p>
      ) : (
        <Passages
          answer={answer}
          sources={sources.map((source) => ({ ...source, path: pathOf(source.id) }))}
        />
      )}
    </details>
  )
}

/** Returns whether a trace has steps; one without steps shows nothing more than the receipt. */
function showsSteps({ from, steps }: TurnTrace): boolean {
  return from !== '' || steps.length > 0
}
