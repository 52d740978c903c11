import { z } from 'zod'
import { agentPatchSchema, agentServerFields } from '../shared/agents/agent.ts'
import { googleBusinessSchema } from '../shared/channels/channels.ts'

/** Fields that programs return with a whole agent, but that only the server sets. */
const ignored = new Set<string>([...agentServerFields, 'lastModified', 'ts', 'userId', 'SECRET_API_KEY'])
/** A Google account, which is stored as a tenant secret instead of in the draft. */
const ofGoogle = new Set(['gcloudClientEmail', 'gcloudPrivateKey'])

/**
 * The body of `POST /v2/agents/{id}`: a whole agent or some of its fields, plain or as `{ agent: … }`. Fields
 * that only the server sets are ignored.
 */
export const agentBodySchema = z
  .record(z.string(), z.unknown())
  .transform((body): unknown => {
    const sent = z.record(z.string(), z.unknown()).safeParse(body['agent'])
    const fields = Object.entries(sent.success ? sent.data : body)
    const google = fields.filter(([name]) => ofGoogle.has(name))
    return {
      patch: Object.fromEntries(fields.filter(([name]) => !ignored.has(name) && !ofGoogle.has(name))),
      ...(google.length > 0 && { googleBusiness: Object.fromEntries(google) }),
    }
  })
  .pipe(z.object({ patch: agentPatchSchema, googleBusiness: googleBusinessSchema.optional() }))
