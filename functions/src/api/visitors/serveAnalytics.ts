import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { browserNames, platformNames, readClient } from '../../domain/chat/visitors/readClient.ts'
import { recordVisit } from '../../domain/chat/visitors/recordVisit.ts'
import { requireOrigin } from '../../domain/chat/visitors/access/requireWelcome.ts'
import { regions } from '../../shared/regions/regions.ts'
import { currentInstance } from '../context.ts'
import { parseBody } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'

/**
 * A record of a visit. Its `ts`, `countryCode`, `ipAddress` and counters are ignored because anyone can forge
 * them: the time is the server's, the country that of the request, and no IP is stored.
 */
const analyticsSchema = z.object({
  region: z.enum(regions),
  /** `false` requests the count alone. */
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
 * `POST /agents/{id}/analytics`: records a visit of a page with a widget of another make (the platform's own
 * reports visits with its first session), and returns the number of messages of the month.
 */
export async function serveAnalytics(request: Request, response: Response, agentId: string): Promise<void> {
  const instance = currentInstance()
  const { region, record, origin, browser = '', platform = '' } = parseBody(request, analyticsSchema, 4_000)
  const publication = await instance.agents.readPublished(region, agentId)
  if (!publication) throw new AppError('not-found')
  const client = readClient(request.headers, instance.webOrigin, instance.config.countryHeader)
  requireOrigin(publication.agent, client)
  if (record !== false) {
    const visitor = {
      ...client,
      // The request's headers take precedence; outside a page they are missing.
      browser: client.browser || browser,
      platform: client.platform || platform,
      origin: client.origin || (origin ? new URL(origin).origin : ''),
    }
    const visit = { page: origin ?? '', referrer: '', wasConsentAsked: false }
    await recordVisit(region, publication, visit, visitor, instance.ports.now())
  }
  response.json({ monthlyMessages: await instance.months.countUsed(region, agentId) })
}
