import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { sitePageSchema } from '../../../../shared/knowledge/sites.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { Query, type StoredFields } from '../../../../store/Query.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { readSite, type SiteRef } from '../readSite.ts'
import { countRun } from '../sites.ts'
import { startRun } from '../startRun.ts'

type Needs = Pick<Ports, 'now' | 'tasks'>
type PageRef = SiteRef & { pageId: string }
/** The largest number of documents in one commit. */
const together = 300

/** Reads the failed pages again, in their own run or in the present one. */
export async function retryFailedPages(ports: Needs, caller: Caller, input: SiteRef) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await readSite(input)
  const failed = Query.collection(input.region, paths.sitePages(input.agentId, input.sourceId))
    .where('state', '==', 'failed')
    .orderBy('url')
    .select([])
  const [first] = await failed.limit(1).read()
  if (!first) throw new AppError('failed-precondition', 'siteNothingToRetry')
  await countRun(ports, input, workspaceId)
  for (let count = together; count === together;)
    count = await untilUnchanged(async () => retrySome(input.region, await failed.limit(together).read()))
  await readWaiting(ports, input)
  return { success: true } as const
}

/** Throws Conflict when one of the pages has changed, because it may have been excluded. */
async function retrySome(region: Region, pages: StoredFields[]): Promise<number> {
  const writes = new Writes(region)
  for (const { path, version } of pages) writes.update(path, { state: 'waiting', nextRun: 0 }, version)
  if (pages.length > 0) await writes.commit()
  return pages.length
}

/** Excludes a page from the agent's knowledge permanently. */
export async function excludePage(ports: Needs, caller: Caller, input: PageRef) {
  const { region, agentId, sourceId } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  await readSite(input)
  await changePage(input, { state: 'skipped', reason: 'excluded', nextRun: undefined })
  await ports.tasks.enqueue('assembleSite', { region, agentId, sourceId })
  return { success: true } as const
}

/** Includes an excluded page again and reads it. */
export async function includePage(ports: Needs, caller: Caller, input: PageRef) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await readSite(input)
  await countRun(ports, input, workspaceId)
  // As if it had never been read, so that its text is stored even when the site reports no change.
  await changePage(input, {
    state: 'waiting',
    reason: '',
    nextRun: 0,
    etag: '',
    lastModified: '',
    textHash: '',
  })
  await readWaiting(ports, input)
  return { success: true } as const
}

async function changePage(
  { region, agentId, sourceId, pageId }: PageRef,
  fields: Record<string, unknown>,
): Promise<void> {
  await untilUnchanged(async () => {
    const page = await readDocument(region, paths.sitePage(agentId, sourceId, pageId), sitePageSchema)
    if (!page) throw new AppError('not-found')
    await new Writes(region).update(page.path, fields, page.version).commit()
  })
}

function readWaiting(ports: Needs, input: SiteRef): Promise<void> {
  return untilUnchanged(async () =>
    startRun(ports, input.region, await readSite(input), { scope: 'waiting', startedBy: 'person' }),
  )
}
