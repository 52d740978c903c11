import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import { formatUsed } from '../formats/formatCredits.ts'
import { textsOf } from '../texts/textsOf.ts'
import { texts } from '../../texts/en/models.ts'

const t = textsOf('models', texts)

/** An answer of some sentences with passages and history, in tokens. */
const usualAnswer = { read: 1_500, written: 200 }
const million = 1_000_000

/** Describes a model: "GPT-4o mini · about 0.4 credits an answer · fast". */
export function describeModel(model: ModelPrice): string {
  const { label, inputUnitsPerMillion, outputUnitsPerMillion, speed } = model
  const { read, written } = usualAnswer
  const units = (read * inputUnitsPerMillion + written * outputUnitsPerMillion) / million
  return t('modelAtPrice', { model: label, credits: formatUsed(units, 1), speed: t(`speed_${speed}`) })
}
