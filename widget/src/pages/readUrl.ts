import { isRegion, type Region } from '@parley/functions/shared/regions/regions'

/**
 * Returns the agent of a URL: `/app/{region}/render/{agent}/iframe`, `/{region}/prototype/{agent}`, or
 * `?vg_id={agent}`.
 */
export function readUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): {
  agentId: string
  regions: Region[]
} {
  const query = new URLSearchParams(search)
  const parts = pathname.split('/').filter(Boolean)
  const inPath = /\/(?:render|prototype)\/([A-Za-z0-9_-]{6,64})(?:\/|$)/.exec(pathname)?.[1]
  const region = [query.get('region'), ...parts].find(isRegion)
  const other = region === 'eu' ? 'na' : 'eu'
  // An agent that is not in the region of the URL may be in the other one.
  return { agentId: inPath ?? query.get('vg_id') ?? '', regions: [region ?? 'na', other] }
}
