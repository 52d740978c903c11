import { isRunning, type Site, type SiteRun } from '@parley/functions/shared/knowledge/sites'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { t } from './texts.ts'

/** Describes the progress of a site's read or the result of the last one, in a sentence. */
export function runWords(run: SiteRun): string {
  const when = formatAgo(run.endedAt)
  switch (run.state) {
    case 'queued':
      return t('aboutToBegin')
    case 'running':
      return t('readingPages', { looked: run.looked, found: run.found })
    case 'cancelling':
      return t('beingCancelled')
    case 'cancelled':
      return t('wasCancelled', { when })
    case 'failed':
      return run.reason === '' ? t('couldNotBeRead') : t(`reason_${run.reason}`)
    case 'done':
      return run.reason === '' ? t('wasRead', { when }) : t(`reason_${run.reason}`)
  }
}

/** Returns the finished share of a running read, from 0 to 1. */
export function shareOf({ looked, found }: SiteRun): number {
  return found === 0 ? 0 : Math.min(1, looked / found)
}

/** Describes when a site is read next. */
export function nextWords({ nextRefreshAt, ...site }: Site, now = Date.now()): string {
  if (isRunning(site)) return t('now')
  if (nextRefreshAt === undefined) return t('refresh_never')
  return nextRefreshAt <= now ? t('soon') : t('onDate', { at: new Date(nextRefreshAt) })
}
