import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { LiveAgent } from './AgentCache.ts'
import type { Client } from './readClient.ts'

/** How long single visits are kept for reports. */
const keptMs = 400 * 24 * 3600 * 1000

/** Notes that a visitor came: when, with what, from which page. His address is not kept, his country only when the owner wants it. */
export async function recordVisit(region: Region, live: LiveAgent, visit: { page: string; referrer: string }, client: Client, now: number): Promise<void> {
  const { country, browser, platform, origin } = client
  await new Writes(region)
    .create(paths.visit(live.agent.ID, randomIdentifier(20)), {
      agentId: live.agent.ID, at: now, browser, platform, origin, country: live.agent.enableGeoAnalytics ? country : '',
      page: visit.page, referrer: visit.referrer, expireAt: new Date(now + keptMs),
    })
    .commit()
}
