import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { defineTask } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

/** Tasks that parse strangers' files and sites, and build indexes; see `taskKinds`. */
export const knowledgeTaskKinds = {
  /** Parses an uploaded source of an agent. `revision` is the source's `lastModified`. */
  readKnowledgeSource: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, revision: z.int() }),
    queue: 'parsing',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 240,
    tries: 4,
    nameOf: ({ agentId, sourceId, revision }) => `${agentId}/${sourceId}/${revision}`,
  }),
  /** Parses the file that replaces a source's old one. */
  replaceKnowledgeFile: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, fileId: id }),
    queue: 'parsing',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 240,
    tries: 4,
    nameOf: ({ agentId, sourceId, fileId }) => `${agentId}/${sourceId}/${fileId}`,
  }),
  /**
   * Crawls some pages of a website and queues the next step. `revival` counts how often another task took
   * over a step.
   */
  readSite: defineTask({
    schema: z.strictObject({
      region,
      agentId: id,
      sourceId: id,
      run: z.int(),
      step: z.int(),
      revival: z.int(),
    }),
    queue: 'parsing',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 240,
    tries: 8,
    nameOf: ({ agentId, sourceId, run, step, revival }) => `${agentId}/${sourceId}/${run}/${step}/${revival}`,
  }),
  /** Combines the texts of a site's pages: once for all exclusions within two seconds. */
  assembleSite: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id }),
    queue: 'parsing',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 240,
    tries: 5,
    nameOf: ({ agentId, sourceId }) => `${agentId}/${sourceId}`,
    gatherSeconds: 2,
  }),
  /** Builds an agent's index from its sources: once for all changes within two seconds. */
  rebuildIndex: defineTask({
    schema: z.strictObject({ region, agentId: id }),
    // Large indexes need the memory.
    queue: 'parsing',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 300,
    tries: 5,
    nameOf: ({ agentId }) => agentId,
    gatherSeconds: 2,
  }),
}
