import { formatClock, formatDateTime, startOfDay } from '../../../lib/formats/formats.ts'
import { t } from '../texts.ts'

interface UnsavedState {
  isOnline: boolean
  /** Whether the last save did not reach the server. */
  isUnreached: boolean
  /** When the restored changes were typed, in milliseconds. */
  keptAt: number | null
}

/** Returns the text about unsaved changes. */
export function unsavedWords({ isOnline, isUnreached, keptAt }: UnsavedState): string {
  if (isUnreached) return t(isOnline ? 'unreachedKept' : 'offlineNotSaved')
  if (!isOnline) return t('offlineKept')
  if (keptAt === null) return t('unsavedChanges')
  const time = startOfDay(keptAt) === startOfDay(Date.now()) ? formatClock(keptAt) : formatDateTime(keptAt)
  return t('keptFrom', { time })
}
