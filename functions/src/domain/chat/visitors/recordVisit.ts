import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { consentOf } from '../servedAgents/projectWidget.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'

/** The time for which single visits are kept for reports. */
const retentionMs = 400 * dayMs

interface Visit {
  page: string
  referrer: string
  /** Whether the visitor was asked for consent, if the owner requires it; others leave no trace. */
  wasConsentAsked: boolean
}

/**
 * Stores a visit: time, browser, platform and page. The IP is not stored, the country only if the owner wants
 * it.
 */
export async function recordVisit(
  region: Region,
  servedAgent: ServedAgent,
  visit: Visit,
  client: RequestClient,
  now: number,
): Promise<void> {
  if (consentOf(servedAgent.agent) && !visit.wasConsentAsked) return
  const { country, browser, platform, origin } = client
  await new Writes(region)
    .create(paths.visit(servedAgent.agent.ID, randomIdentifier(20)), {
      agentId: servedAgent.agent.ID,
      at: now,
      browser,
      platform,
      origin,
      country: servedAgent.agent.enableGeoAnalytics ? country : '',
      page: visit.page,
      referrer: visit.referrer,
      expireAt: new Date(now + retentionMs),
    })
    .commit()
}
