import { dayMs } from '../../../shared/durations.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { paths } from '../../../shared/paths.ts'
import { isRunning, type SiteSettings, siteLimits } from '../../../shared/knowledge/sites.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { Query } from '../../../store/Query.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { newCrawl } from './crawling/crawl.ts'
import { findSite, readSite, type SiteRef, type SiteSource } from './readSite.ts'
import { normaliseUrl } from './crawling/siteUrl.ts'
import { newRun, nextRefresh, startRun } from './startRun.ts'

type Needs = Pick<Ports, 'now' | 'tasks' | 'web'>
const maxNameCharacters = 200

/** Adds a website as a source of the agent and starts to read it. Returns the source's id. */
export async function addSite(
  ports: Needs,
  caller: Caller,
  input: AgentRef & { address: string; title: string; settings: SiteSettings; attemptId: string },
) {
  const { region, agentId, settings, attemptId: sourceId } = input
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  const ref = { region, agentId, sourceId }
  const existing = await findSite(ref)
  if (existing) return startReading(ports, ref, existing.data)
  const url = normaliseUrl(input.address)
  if (!url) throw new AppError('invalid-argument', 'siteAddressWrong')
  if (!ports.web.isPublicUrl(url)) throw new AppError('invalid-argument', 'siteAddressNotPublic')
  await requireRoom(input, workspaceId, url.href)
  await countRun(ports, input, workspaceId)
  const now = ports.now()
  const source: SiteSource = {
    ID: sourceId,
    agentId,
    ownerID: workspaceId,
    title: input.title || nameOfSite(url),
    kind: 'site',
    sizeKB: 0,
    characters: 0,
    chunks: 0,
    state: 'processing',
    failure: '',
    site: {
      address: url.href,
      settings,
      nextRefreshAt: nextRefresh(settings, now),
      run: newRun({ number: 1, scope: 'all', startedBy: 'person' }, now),
    },
    createdAt: now,
    lastModified: now,
  }
  try {
    await new Writes(region)
      .create(paths.knowledgeSource(agentId, sourceId), { ...source, site: withoutMissing(source.site) })
      .set(paths.siteCrawl(agentId, sourceId), newCrawl(1))
      .commit()
  } catch (error) {
    if (!(error instanceof Conflict) || error.kind !== 'exists') throw error
  }
  return startReading(ports, ref, source)
}

/** Queues the first step of a new site, also for a repeated attempt whose first one ended before that. */
async function startReading({ tasks }: Pick<Ports, 'tasks'>, ref: SiteRef, { ID, site }: SiteSource) {
  if (site.run.number === 1 && site.run.state === 'queued')
    await tasks.enqueue('readSite', { ...ref, run: 1, step: 0, revival: 0 })
  return { sourceId: ID }
}

/** Saves settings, which apply from the next run on; a new refresh interval applies at once. */
export async function changeSite(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: SiteRef & { title: string; settings: SiteSettings },
) {
  const { region, settings } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  await untilUnchanged(async () => {
    const { path, version, data } = await readSite(input)
    const hasNewRefresh = settings.refresh !== data.site.settings.refresh
    await new Writes(region)
      .update(
        path,
        {
          title: input.title || nameOfSite(new URL(data.site.address)),
          'site.settings': settings,
          ...(hasNewRefresh && { 'site.nextRefreshAt': nextRefresh(settings, ports.now()) }),
        },
        version,
      )
      .commit()
    // The new version keeps a running build from updating the source, so another build is queued.
    if (data.state === 'indexing')
      await ports.tasks.enqueue('rebuildIndex', { region, agentId: input.agentId })
  })
  return { success: true } as const
}

/** Reads the whole site again. */
export async function refreshSite(ports: Pick<Ports, 'now' | 'tasks'>, caller: Caller, input: SiteRef) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  const existing = await readSite(input)
  if (isRunning(existing.data.site)) return { success: true } as const
  await countRun(ports, input, workspaceId)
  await untilUnchanged(async () =>
    startRun(ports, input.region, await readSite(input), { scope: 'all', startedBy: 'person' }),
  )
  return { success: true } as const
}

/** Ends the running run before its next pages are fetched. */
export async function cancelSite(caller: Caller, input: SiteRef) {
  await authorizeForAgent(caller, 'changeKnowledge', input)
  await untilUnchanged(async () => {
    const { path, version, data } = await readSite(input)
    if (!isRunning(data.site)) return
    await new Writes(input.region).update(path, { 'site.run.state': 'cancelling' }, version).commit()
  })
  return { success: true } as const
}

/** Returns the default name of a site: its host, and the path of the start page. */
function nameOfSite({ host, pathname }: URL): string {
  return cutText(`${host}${pathname.replace(/\/$/, '')}`, maxNameCharacters)
}

/** Throws when the workspace has reached its limit of sites, or when the agent already has this one. */
async function requireRoom({ region, agentId }: AgentRef, workspaceId: string, url: string): Promise<void> {
  const sites = await Query.collectionGroup(region, 'kb')
    .where('ownerID', '==', workspaceId)
    .where('kind', '==', 'site')
    .orderBy('createdAt', 'desc')
    .select(['agentId', 'site.address'])
    .limit(siteLimits.sites)
    .read()
  if (sites.length >= siteLimits.sites)
    throw new AppError('resource-exhausted', { key: 'tooManySites', values: { most: siteLimits.sites } })
  const isKnown = sites.some(
    ({ fields }) =>
      fields['agentId'] === agentId && JSON.stringify(fields['site']) === JSON.stringify({ address: url }),
  )
  if (isKnown) throw new AppError('already-exists', 'siteAddedAlready')
}

/** Counts a run that a person started; throws above the workspace's daily limit. */
export async function countRun(
  ports: Pick<Ports, 'now'>,
  { region }: AgentRef,
  workspaceId: string,
): Promise<void> {
  const maxRuns = siteLimits.runsADay
  try {
    await throttle(`siteRuns/${region}/${workspaceId}`, maxRuns, dayMs, ports.now())
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource-exhausted') throw error
    throw new AppError('resource-exhausted', { key: 'tooManySiteRuns', values: { most: maxRuns } })
  }
}

function withoutMissing({ nextRefreshAt, ...site }: SiteSource['site']): object {
  return nextRefreshAt === undefined ? site : { ...site, nextRefreshAt }
}
