import type { Region } from '@parley/functions/shared/regions/regions'
import { paths } from '@parley/functions/shared/paths'
import { runCount } from '../../lib/rest/runCount.ts'
import { readNewestDocuments } from './readNewestDocuments.ts'

/** The maximum number of sources that are counted. */
const maxSources = 100

/** The state of an agent's knowledge and website. */
export interface AgentStatus {
  /** Sources of its knowledge by state, up to a hundred. */
  ready: number
  inWork: number
  failed: number
  /** The site where it was seen last, such as `shop.example`, and when; undefined before the first time. */
  lastSeen: { site: string; at: number } | undefined
}

/** Counts an agent's sources by state, and reads where it was seen last: four reads, or a few more. */
export async function readAgentStatus(region: Region, agentId: string): Promise<AgentStatus> {
  const [all, ready, failed, [visit]] = await Promise.all([
    countSources(region, agentId),
    countSources(region, agentId, 'ready'),
    countSources(region, agentId, 'failed'),
    readNewestDocuments(region, agentId, {
      collection: 'visits',
      fields: ['origin', 'at'],
      newestBy: 'at',
      count: 1,
    }),
  ])
  return {
    ready,
    failed,
    inWork: Math.max(0, all - ready - failed),
    lastSeen: visit
      ? { site: siteOf(String(visit['origin'])), at: Number(visit['at']) }
      : await readLastPage(region, agentId),
  }
}

/** Reads the newest conversation that came from a page: visits expire before conversations. */
async function readLastPage(region: Region, agentId: string): Promise<AgentStatus['lastSeen']> {
  const rows = await readNewestDocuments(region, agentId, {
    collection: 'convos',
    fields: ['page', 'lastMessageAt'],
    newestBy: 'lastMessageAt',
    count: 5,
  })
  const found = rows.find(({ page }) => typeof page === 'string' && URL.canParse(page))
  return found && { site: new URL(String(found['page'])).host, at: Number(found['lastMessageAt']) }
}

function countSources(region: Region, agentId: string, state?: 'ready' | 'failed'): Promise<number> {
  const isState = {
    fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: state } },
  }
  const structuredQuery = {
    from: [{ collectionId: 'kb' }],
    ...(state && { where: isState }),
    limit: maxSources,
  }
  return runCount(region, structuredQuery, paths.agent(agentId))
}

function siteOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
