import { t } from '../texts.ts'

/** How people take to a number's messages, by Meta's word for it. */
export function qualityText(quality: string): string {
  if (quality === 'GREEN') return t('waQualityHigh')
  if (quality === 'YELLOW') return t('waQualityMedium')
  return t(quality === 'RED' ? 'waQualityLow' : 'waQualityNone')
}
