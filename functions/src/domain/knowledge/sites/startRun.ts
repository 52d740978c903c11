import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { isRunning, refreshHours, type SiteRun, type SiteSettings } from '../../../shared/knowledge/sites.ts'
import { Writes } from '../../../store/commit.ts'
import type { Stored } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { newCrawl } from './crawling/crawl.ts'
import type { SiteSource } from './readSite.ts'

/** Returns the time of the next scheduled run; undefined when only people start runs. */
export function nextRefresh({ refresh }: SiteSettings, now: number): number | undefined {
  return refresh === 'never' ? undefined : now + refreshHours[refresh] * hourMs
}

/** Returns a run in its initial state. */
export function newRun(fields: Pick<SiteRun, 'number' | 'scope' | 'startedBy'>, now: number): SiteRun {
  return {
    ...fields,
    state: 'queued',
    reason: '',
    found: 0,
    looked: 0,
    read: 0,
    unchanged: 0,
    changed: 0,
    skipped: 0,
    failed: 0,
    removed: 0,
    startedAt: now,
    endedAt: 0,
  }
}

/**
 * Starts to read a site, or joins a run that is already running. The site's earlier text stays in use
 * until then. Throws Conflict when the source has changed since it was read.
 */
export async function startRun(
  ports: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  { path, version, data: source }: Stored<SiteSource>,
  { scope, startedBy }: Pick<SiteRun, 'scope' | 'startedBy'>,
): Promise<void> {
  const { agentId, ID: sourceId, site } = source
  const now = ports.now()
  const isWholeSite = scope === 'all'
  if (!isRunning(site)) {
    const number = site.run.number + 1
    await new Writes(region)
      .update(
        path,
        {
          'site.run': { ...newRun({ number, scope, startedBy }, now), found: site.run.found },
          ...(isWholeSite && { 'site.nextRefreshAt': nextRefresh(site.settings, now) }),
          state: source.state === 'ready' ? 'ready' : 'processing',
          failure: '',
          lastModified: now,
        },
        version,
      )
      .set(paths.siteCrawl(agentId, sourceId), newCrawl(number))
      .commit()
    await ports.tasks.enqueue('readSite', { region, agentId, sourceId, run: number, step: 0, revival: 0 })
  }
}
