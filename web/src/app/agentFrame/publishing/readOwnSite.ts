import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { readNewestDocuments } from '../../agentHome/readNewestDocuments.ts'

/** A website of the owner: its name, and its colour as `#rrggbb`, empty if it has none. */
interface OwnSite {
  name: string
  colour: string
}

const maxSources = 20

/**
 * Reads the name and colour of the site where an agent's script was seen last, otherwise of the first website
 * of its knowledge; undefined if there is no public one.
 */
export async function readOwnSite(region: Region, agentId: string): Promise<OwnSite | undefined> {
  const siteUrl = (await readOrigin(region, agentId)) ?? (await readKnownSite(region, agentId))
  return siteUrl === undefined ? undefined : call('lookAtSite', { address: siteUrl }, 'na')
}

async function readOrigin(region: Region, agentId: string): Promise<string | undefined> {
  const question = { collection: 'visits', fields: ['origin'], newestBy: 'at', count: 1 }
  const [visit] = await readNewestDocuments(region, agentId, question)
  return publicOf(visit?.['origin'])
}

async function readKnownSite(region: Region, agentId: string): Promise<string | undefined> {
  const question = { collection: 'kb', fields: ['site'], newestBy: 'createdAt', count: maxSources }
  const sources = await readNewestDocuments(region, agentId, question)
  return sources.map(({ site }) => publicOf(urlOf(site))).find((siteUrl) => siteUrl !== undefined)
}

function urlOf(site: unknown): unknown {
  return typeof site === 'object' && site !== null && 'address' in site ? site.address : undefined
}

/** Returns an https URL; a site without a certificate is not public. */
function publicOf(siteUrl: unknown): string | undefined {
  return typeof siteUrl === 'string' && siteUrl.startsWith('https://') ? siteUrl : undefined
}
