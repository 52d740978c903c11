import { paths } from '../../../shared/paths.ts'
import { sitePageSchema, type SitePage } from '../../../shared/knowledge/sites.ts'
import { Conflict } from '../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { commitStep, type SettledPage } from './commitStep.ts'
import type { Crawl } from './crawling/crawl.ts'
import { fetchBatch, type FetchedPage } from './crawling/fetchBatch.ts'
import { findPages } from './crawling/findPages.ts'
import { readTexts } from './pages/readTexts.ts'
import type { StepResult } from './StepResult.ts'
import { settleExcluded, reasonToSkip, settlePage } from './pages/settlePage.ts'
import { pageIdOf } from './crawling/siteUrl.ts'
import { deleteBody, writeBody } from './pages/siteFiles.ts'
import type { ClaimedStep } from './claimStep.ts'

/** The number of pages that are fetched again at most, when a step ends midway. */
const batchSize = 20
const maxWaits = 5
const filesAtOnce = 5

/** Reads the next pages of a run: fetches and parses them, stores new text, and adds their links. */
export async function readBatch(
  ports: Pick<Ports, 'now' | 'web' | 'readPages'>,
  claimed: ClaimedStep,
): Promise<StepResult> {
  const { site } = claimed.source.data
  const { data: crawl } = claimed.crawl
  const pages = await nextPages(claimed)
  if (pages.length === 0) return { state: 'done', reason: crawl.isFull ? 'pageLimit' : '' }
  const done: SettledPage[] = []
  const batch: Stored<SitePage>[] = []
  for (const page of pages) {
    const reason = reasonToSkip(page.data, crawl, site.settings)
    if (!reason) batch.push(page)
    else done.push({ page: page.data, version: page.version, settled: settleExcluded(page.data, reason) })
  }
  const { fetched, waitMs } = await fetchBatch(ports.web, crawl, batch, crawl.waits < maxWaits)
  done.push(...(await settle(ports, claimed, fetched)))
  await storeBodies(claimed, done)
  const leads = done.flatMap(({ settled }) => settled.leads)
  const found = findPages({ ...crawl, taken: crawl.taken - countLeftOut(done) }, site.settings, leads)
  const next: Crawl = { ...found.crawl, waits: crawl.waits + (waitMs > 0 ? 1 : 0) }
  await commitUnchanged(ports, claimed, { crawl: next, pages: found.pages }, done)
  return { delaySeconds: Math.ceil(waitMs / 1_000) }
}

/** Commits the pages except those that a person has excluded or included in the meantime. */
async function commitUnchanged(
  ports: Pick<Ports, 'now'>,
  claimed: ClaimedStep,
  found: Parameters<typeof commitStep>[2],
  done: SettledPage[],
): Promise<void> {
  try {
    await commitStep(ports, claimed, found, done)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const { region, agentId, sourceId } = claimed.ref
    const storedPages = await Promise.all(
      done.map(({ page }) =>
        readDocument(region, paths.sitePage(agentId, sourceId, pageIdOf(page.url)), sitePageSchema),
      ),
    )
    const unchanged = done.filter(({ version }, at) => storedPages[at]?.version === version)
    // In that case another task has continued.
    if (unchanged.length === done.length) throw error
    await commitStep(ports, claimed, found, unchanged)
  }
}

/** Returns pages that this run has not read: the most recently found first, shallow ones before deep ones. */
async function nextPages({ ref, source, crawl }: ClaimedStep): Promise<Stored<SitePage>[]> {
  const latest = source.data.site.run.scope === 'all' ? crawl.data.run : 0
  return readQuery(ref.region, paths.sitePages(ref.agentId, ref.sourceId), sitePageSchema, (pages) =>
    pages.where('nextRun', '<=', latest).orderBy('nextRun').orderBy('depth').limit(batchSize),
  )
}

async function settle(
  ports: Pick<Ports, 'web' | 'readPages'>,
  { source, crawl }: ClaimedStep,
  fetched: FetchedPage[],
): Promise<SettledPage[]> {
  const texts = await readTexts(ports, fetched)
  return fetched.map(({ page: { data: page, version }, response }) => ({
    page,
    version,
    settled: settlePage(page, response, texts.get(page.url), crawl.data, source.data.site.settings),
  }))
}

/**
 * Writes texts before the commit that announces them, and deletes texts before the commit that reports them
 * gone.
 */
async function storeBodies({ ref }: ClaimedStep, done: SettledPage[]): Promise<void> {
  const changed = done.filter(({ settled }) => settled.sections || settled.change === 'removed')
  for (let from = 0; from < changed.length; from += filesAtOnce)
    await Promise.all(
      changed.slice(from, from + filesAtOnce).map(({ page, settled }) => {
        const id = pageIdOf(page.url)
        return settled.sections ? writeBody(ref, id, settled.sections) : deleteBody(ref, id)
      }),
    )
}

/** Counts pages that were among the read ones and are now left out. */
function countLeftOut(done: SettledPage[]): number {
  return done.filter(({ page, settled }) => settled.counted === 'skipped' && page.state !== 'skipped').length
}
