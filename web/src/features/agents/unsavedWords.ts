import { formatClock, formatDateTime, startOfDay } from '../../lib/formats.ts'
import { t } from './texts.ts'

interface UnsavedState {
  isOnline: boolean
  /** The last save did not reach the server. */
  isUnreached: boolean
  /** When what was restored had been typed, in milliseconds. */
  keptAt: number | null
}

/** What is said of changes that are not saved. */
export function unsavedWords({ isOnline, isUnreached, keptAt }: UnsavedState): string {
  if (isUnreached) return t(isOnline ? 'unreachedKept' : 'offlineNotSaved')
  if (!isOnline) return t('offlineKept')
  if (keptAt === null) return t('unsavedChanges')
  const time = startOfDay(keptAt) === startOfDay(Date.now()) ? formatClock(keptAt) : formatDateTime(keptAt)
  return t('keptFrom', { time })
}
