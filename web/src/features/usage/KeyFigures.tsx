import { Rolling } from '../../components/Rolling.tsx'
import { formatAverage, formatCredits, formatUsed } from '../../lib/formats/formatCredits.ts'
import { formatCount } from '../../lib/formats/formats.ts'
import { changeInWords } from './changeInWords.ts'
import type { PeriodKey } from './periods.ts'
import type { UsageReport } from './usageReport.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

interface KeyFiguresProps {
  report: UsageReport
  period: PeriodKey
}

/** Summarizes the period in four numbers. */
export function KeyFigures({ report, period }: KeyFiguresProps) {
  const { charged, consumed, consumedBefore, conversations, models } = report
  const tokens = models.reduce((sum, model) => sum + tokensOf(model), 0)
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('creditsConsumed')}
        value={formatUsed(consumed)}
        hint={changeInWords(consumed, consumedBefore, period)}
      />
      <Figure
        label={t('aConversation')}
        value={conversations === 0 ? '–' : formatAverage(consumed, conversations, 1)}
        hint={t('overConversations', { count: conversations })}
      />
      <Figure label={t('tokens')} value={formatCount(tokens)} hint={modelsInWords(models)} />
      <Figure label={t('creditsAdded')} value={formatCredits(charged)} hint={t('creditAdded')} />
    </dl>
  )
}

/** Describes the tokens of the only model, or of the most used one. */
function modelsInWords(models: UsageReport['models']): string {
  const [topModel, ...others] = models.toSorted((one, other) => tokensOf(other) - tokensOf(one))
  if (!topModel) return t('noModelWasAsked')
  return others.length > 0
    ? t('tokensByModelHint', { tokens: tokensOf(topModel), model: topModel.key })
    : t('tokensOfOneModel', {
        input: topModel.inputTokens,
        output: topModel.outputTokens,
        model: topModel.key,
      })
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
