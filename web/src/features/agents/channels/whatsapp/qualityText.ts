import { t } from '../texts.ts'

/** Returns Meta's rating of a number as text. */
export function qualityText(quality: string): string {
  if (quality === 'GREEN') return t('waQualityHigh')
  if (quality === 'YELLOW') return t('waQualityMedium')
  return t(quality === 'RED' ? 'waQualityLow' : 'waQualityNone')
}
