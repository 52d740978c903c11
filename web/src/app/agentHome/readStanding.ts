import type { Region } from '@parley/functions/shared/regions'
import { askAgent } from './askAgent.ts'

/** How it stands around an agent. */
export interface Standing {
  /** Sources of its knowledge, the newest hundred, by how far they are. */
  ready: number
  inWork: number
  failed: number
  /** Where its script was seen last, such as `shop.example`, and when; undefined before the first time. */
  lastSeen: { site: string; at: number } | undefined
}

/** Reads the states of an agent's sources and its last visit. */
export async function readStanding(region: Region, agentId: string): Promise<Standing> {
  const [sources, [visit]] = await Promise.all([
    askAgent(region, agentId, { collection: 'kb', fields: ['state'], newestBy: 'createdAt', count: 100 }),
    askAgent(region, agentId, { collection: 'visits', fields: ['origin', 'at'], newestBy: 'at', count: 1 }),
  ])
  const states = sources.map(({ state }) => state)
  const ready = states.filter((state) => state === 'ready').length
  const failed = states.filter((state) => state === 'failed').length
  return {
    ready,
    failed,
    inWork: states.length - ready - failed,
    lastSeen: visit && { site: siteOf(String(visit['origin'])), at: Number(visit['at']) },
  }
}

function siteOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
