import { formatClock, formatDateTime, formatDay } from '../../lib/formats.ts'

interface UnsavedState {
  isOnline: boolean
  /** The last save did not reach the server. */
  isUnreached: boolean
  /** When what was restored had been typed, in milliseconds. */
  keptAt: number | null
}

const kept = 'Your changes are kept on this device.'

/** What is said of changes that are not saved. */
export function unsavedWords({ isOnline, isUnreached, keptAt }: UnsavedState): string {
  if (isUnreached) return `Not saved: ${isOnline ? 'we cannot reach the server' : 'you are offline'}. ${kept}`
  if (!isOnline) return `You are offline. ${kept}`
  if (keptAt === null) return 'Unsaved changes'
  const time = formatDay(keptAt) === 'Today' ? formatClock(keptAt) : formatDateTime(keptAt)
  return `Your unsaved changes of ${time} were kept.`
}
