import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { indexKnowledgeSource as index } from '../domain/knowledge/indexKnowledgeSource.ts'
import { functionLocations, regions, type Region } from '../shared/regions.ts'
import { instance } from './context.ts'
import { boundSecrets } from './options.ts'

const taskSchema = z.strictObject({ region: z.enum(regions), agentId: z.string(), sourceId: z.string() })

/**
 * Read uploaded knowledge in the background; the queue repeats what an instance did not finish. One queue a
 * region.
 */
export const indexKnowledgeSourceNa = indexing('na')
export const indexKnowledgeSourceEu = indexing('eu')

function indexing(region: Region) {
  return onTaskDispatched(
    {
      region: functionLocations[region],
      retryConfig: { maxAttempts: 5, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
      rateLimits: { maxConcurrentDispatches: 20 },
      ...boundSecrets,
      memory: '1GiB',
      timeoutSeconds: 300,
    },
    (request) => index(instance().ports, taskSchema.parse(request.data)),
  )
}
