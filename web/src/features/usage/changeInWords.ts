import { formatCount, formatPercent } from '../../lib/formats.ts'
import type { PeriodKey } from './periods.ts'
import { t } from './texts.ts'

/** Below this share nobody would call it a change. */
const noticeable = 0.05
/** From here on times are understood more easily than percent. */
const fewestTimes = 3

/** How much was used in a period, compared with the one before, in words. */
export function changeInWords(now: number, before: number, period: PeriodKey): string {
  if (before === 0) return t('nothingInThePeriodBefore')
  const change = now / before - 1
  if (Math.abs(change) < noticeable) return t('change_same', { period })
  if (change + 1 >= fewestTimes)
    return t('change_times', { times: formatCount(Math.round(change + 1)), period })
  const percent = formatPercent(Math.abs(change))
  return change > 0 ? t('change_more', { percent, period }) : t('change_less', { percent, period })
}
