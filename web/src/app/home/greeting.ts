import { t } from './texts.ts'

/** What one says at this time of the day, to somebody whose name may be unknown. */
export function greeting(name: string, now: number): string {
  const hour = new Date(now).getHours()
  const first = name.trim().split(/\s+/)[0] ?? ''
  if (hour < 12) return first ? t('goodMorningTo', { name: first }) : t('goodMorning')
  if (hour < 18) return first ? t('goodDayTo', { name: first }) : t('goodDay')
  return first ? t('goodEveningTo', { name: first }) : t('goodEvening')
}
