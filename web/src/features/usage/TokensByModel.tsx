import { ChartCard } from '../../components/charts/ChartCard.tsx'
import { RankedBars } from '../../components/charts/RankedBars.tsx'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { formatCount } from '../../lib/formats/formats.ts'
import type { UsageShare } from './usageReport.ts'
import { t } from './texts.ts'

/** The maximum number of bars; the table lists all models. */
const maxModels = 8

/** Charts the tokens of each model, input and output, the most used first. */
export function TokensByModel({ models }: { models: readonly UsageShare[] }) {
  const ranked = models.toSorted((one, other) => tokensOf(other) - tokensOf(one))
  return (
    <ChartCard
      id="llm-tokens-usage"
      title={t('tokensByModel')}
      isWide
      head={[t('head_model'), t('head_input'), t('head_output'), t('head_credits')]}
      rows={ranked.map(({ key, inputTokens, outputTokens, units }) => [
        key,
        formatCount(inputTokens),
        formatCount(outputTokens),
        formatUsed(units),
      ])}
    >
      <RankedBars
        format={formatCount}
        parts={ranked.slice(0, maxModels).map((model) => ({
          id: model.key,
          name: model.key,
          colour: 'var(--accent-line)',
          value: tokensOf(model),
          split: [
            { share: model.inputTokens, isPale: false },
            { share: model.outputTokens, isPale: true },
          ],
          hint: t('inAndOut', { input: model.inputTokens, output: model.outputTokens }),
        }))}
      />
    </ChartCard>
  )
}

function tokensOf({ inputTokens, outputTokens }: UsageShare): number {
  return inputTokens + outputTokens
}
