import { formatCount, formatPercent } from '../../lib/formats/formats.ts'
import type { PeriodKey } from './periods.ts'
import { t } from './texts.ts'

/** Smaller relative changes are described as no change. */
const noticeable = 0.05
/** The factor from which multiples are easier to understand than percentages. */
const minTimes = 3

/** Describes the use in a period compared with the period before. */
export function changeInWords(now: number, before: number, period: PeriodKey): string {
  if (before === 0) return t('nothingInThePeriodBefore')
  const change = now / before - 1
  if (Math.abs(change) < noticeable) return t('change_same', { period })
  if (change + 1 >= minTimes) return t('change_times', { times: formatCount(Math.round(change + 1)), period })
  const percent = formatPercent(Math.abs(change))
  return change > 0 ? t('change_more', { percent, period }) : t('change_less', { percent, period })
}
