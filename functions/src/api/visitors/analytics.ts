import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { browserNames, platformNames, readClient } from '../../domain/chat/visitors/readClient.ts'
import { recordVisit } from '../../domain/chat/visitors/recordVisit.ts'
import { requireOrigin } from '../../domain/chat/visitors/access/requireWelcome.ts'
import { regions } from '../../shared/regions/regions.ts'
import { instance } from '../context.ts'
import { parseBody } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'

/**
 * An analytics record. Its `ts`, `countryCode`, `ipAddress` and counters are not read (H-061), because
 * anybody can send them: the time is the server's, the country that of the request, and no IP is stored.
 */
const analyticsSchema = z.object({
  region: z.enum(regions),
  /** `false` asks for the count alone. */
  record: z.union([z.boolean(), z.string().max(40)]).optional(),
  /** The visited page, or its site. */
  origin: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
  browser: z.enum(browserNames).optional().catch(undefined),
  platform: z.enum(platformNames).optional().catch(undefined),
})

/**
 * `POST /agents/{id}/analytics`: notes a visit of a page whose widget is not ours, which tells of visits with
 * its first session, and answers how many messages the month has.
 */
export async function serveAnalytics(request: Request, response: Response, agentId: string): Promise<void> {
  const served = instance()
  const { region, record, origin, browser = '', platform = '' } = parseBody(request, analyticsSchema, 4_000)
  const live = await served.agents.published(region, agentId)
  if (!live) throw new AppError('not-found')
  const client = readClient(request.headers, served.webOrigin, served.config.countryHeader)
  requireOrigin(live.agent, client)
  if (record !== false) {
    const visitor = {
      ...client,
      // What the request's headers say comes first; outside a page they say nothing.
      browser: client.browser || browser,
      platform: client.platform || platform,
      origin: client.origin || (origin ? new URL(origin).origin : ''),
    }
    const visit = { page: origin ?? '', referrer: '', wasAsked: false }
    await recordVisit(region, live, visit, visitor, served.ports.now())
  }
  response.json({ monthlyMessages: await served.months.used(region, agentId) })
}
