import { judgingModel, usualJudgementUnits } from '@parley/functions/shared/agents/judgement'
import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import { modelPrice, type ModelId } from '@parley/functions/shared/models/models'
import type { SavedTest } from '@parley/functions/shared/agents/savedTests'
import { formatUsed } from '../../lib/formats/formatCredits.ts'
import { t } from './texts.ts'

/** Describes which model judges an agent's answers, and the approximate cost. */
export function describeJudge(own: ModelId, prices: readonly ModelPrice[]): string {
  const { label } = modelPrice(judgingModel(own, prices), prices)
  return t('judgeHint', { model: label, credits: formatUsed(usualJudgementUnits(own, prices), 1) })
}

/** Describes the approximate cost of judging in a run of these tests; empty when nothing is judged. */
export function describeJudgeCost(
  tests: readonly SavedTest[],
  own: ModelId,
  prices: readonly ModelPrice[],
): string {
  const count = tests.filter(({ expects }) => expects.judge.wanted).length
  if (count === 0) return ''
  return t('judgeCost', { count, credits: formatUsed(count * usualJudgementUnits(own, prices), 1) })
}
