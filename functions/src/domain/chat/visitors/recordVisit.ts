import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { consentOf } from '../servedAgents/projectWidget.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import type { Client } from '../../kernel/access/Client.ts'

/** How long single visits are kept for reports. */
const keptMs = 400 * 24 * 3600 * 1000

interface Visit {
  page: string
  referrer: string
  /** He was asked, where the owner asks for consent; whoever was not leaves no trace there. */
  wasAsked: boolean
}

/**
 * Notes that a visitor came: when, with what, from which page. His address is not kept, his country only when
 * the owner wants it.
 */
export async function recordVisit(
  region: Region,
  live: LiveAgent,
  visit: Visit,
  client: Client,
  now: number,
): Promise<void> {
  if (consentOf(live.agent) && !visit.wasAsked) return
  const { country, browser, platform, origin } = client
  await new Writes(region)
    .create(paths.visit(live.agent.ID, randomIdentifier(20)), {
      agentId: live.agent.ID,
      at: now,
      browser,
      platform,
      origin,
      country: live.agent.enableGeoAnalytics ? country : '',
      page: visit.page,
      referrer: visit.referrer,
      expireAt: new Date(now + keptMs),
    })
    .commit()
}
