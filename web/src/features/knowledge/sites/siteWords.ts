import { isRunning, type Site, type SiteRun } from '@parley/functions/shared/knowledge/sites'
import { formatAgo } from '../../../lib/formats.ts'
import { t } from './texts.ts'

/** What became of the last reading of a site, or how far this one is; in a sentence. */
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

/** How much of a running site is done, from 0 to 1. */
export function shareOf({ looked, found }: SiteRun): number {
  return found === 0 ? 0 : Math.min(1, looked / found)
}

/** When a site is read next, in words. */
export function nextWords({ nextRefreshAt, ...site }: Site, now = Date.now()): string {
  if (isRunning(site)) return t('now')
  if (nextRefreshAt === undefined) return t('refresh_never')
  return nextRefreshAt <= now ? t('soon') : t('onDate', { at: new Date(nextRefreshAt) })
}
