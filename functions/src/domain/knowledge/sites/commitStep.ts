import { paths } from '../../../shared/paths.ts'
import {
  siteChangesSchema,
  siteLimits,
  sitePageSchema,
  type SiteChanges,
  type SitePage,
} from '../../../shared/knowledge/sites.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { type Crawl, countFound } from './crawling/crawl.ts'
import type { NewPage } from './crawling/findPages.ts'
import type { Counted, Settled } from './pages/settlePage.ts'
import { pageIdOf } from './crawling/siteUrl.ts'
import type { ClaimedStep } from './claimStep.ts'

/** The largest number of documents in one commit. */
const together = 300

/** A page that a step has finished. */
export interface SettledPage {
  page: SitePage
  settled: Settled
  /** The version that was read: an exclusion in the meantime must not be overwritten. */
  version: string
}

/**
 * Writes the results of a step. New pages come first, because writing them twice has no effect; the last
 * commit has the finished pages and the progress of the run. Throws Conflict when another task has continued
 * or the source is deleted.
 */
export async function commitStep(
  ports: Pick<Ports, 'now'>,
  { ref, source, crawl }: ClaimedStep,
  found: { crawl: Crawl; pages: NewPage[] },
  done: SettledPage[],
): Promise<void> {
  const { region, agentId, sourceId } = ref
  const pagePath = (url: string) => paths.sitePage(agentId, sourceId, pageIdOf(url))
  const added = found.pages.map((page) => ({ path: pagePath(page.url), fields: sitePageSchema.parse(page) }))
  let writes = new Writes(region)
  let version = crawl.version
  for (const { path, fields } of added) {
    writes.set(path, withoutMissing(fields))
    if (writes.size < together) continue
    // Deleting the source deletes its crawl, and then nothing more is written.
    version =
      (await writes.update(crawl.path, { leaseUntil: crawl.data.leaseUntil }, version).commit()) ?? version
    writes = new Writes(region)
  }
  const now = ports.now()
  for (const { page, settled, version: stored } of done) {
    const path = pagePath(page.url)
    if (settled.hasLeft) writes.delete(path, stored)
    else writes.update(path, fieldsOf(settled, crawl.data.run, now), stored)
  }
  const { run } = source.data.site
  const changes = await changesOf(ref, run.number, run.startedAt, done)
  if (changes) writes.set(paths.siteChange(agentId, sourceId, run.number), { ...changes })
  await writes
    .update(source.path, {
      ...runFields(run, done),
      'site.run.found': countFound(found.crawl),
      lastModified: now,
    })
    .update(crawl.path, { ...found.crawl, step: crawl.data.step + 1, leaseUntil: 0 }, version)
    .commit()
}

function runFields(run: Record<Counted | 'looked' | 'removed', number>, done: SettledPage[]) {
  const count = (counted: Counted) => done.filter(({ settled }) => settled.counted === counted).length
  const removed = done.filter(({ settled }) => settled.change === 'removed').length
  return {
    'site.run.looked': run.looked + done.length,
    'site.run.read': run.read + count('read'),
    'site.run.unchanged': run.unchanged + count('unchanged'),
    'site.run.changed': run.changed + count('changed'),
    'site.run.skipped': run.skipped + count('skipped'),
    'site.run.failed': run.failed + count('failed'),
    'site.run.removed': run.removed + removed,
  }
}

function fieldsOf({ fields, change }: Settled, run: number, now: number): Record<string, unknown> {
  return { ...fields, fetchedAt: now, nextRun: run + 1, ...(change && { changedAt: now }) }
}

/** Returns the log of a run with the changes of this step; undefined when nothing changed. */
async function changesOf(
  { region, agentId, sourceId }: ClaimedStep['ref'],
  number: number,
  at: number,
  done: SettledPage[],
): Promise<SiteChanges | undefined> {
  if (!done.some(({ settled }) => settled.change)) return undefined
  const stored = await readDocument(region, paths.siteChange(agentId, sourceId, number), siteChangesSchema)
  const log = stored?.data ?? {
    number,
    at,
    added: [],
    changed: [],
    removed: [],
    counts: { added: 0, changed: 0, removed: 0 },
  }
  for (const { page, settled } of done) {
    if (!settled.change) continue
    log.counts[settled.change]++
    const named = log[settled.change]
    if (named.length < siteLimits.logged) named.push(page.url)
  }
  return log
}

function withoutMissing({ nextRun, ...page }: SitePage): Record<string, unknown> {
  return nextRun === undefined ? page : { ...page, nextRun }
}
