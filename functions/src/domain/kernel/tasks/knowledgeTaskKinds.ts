import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { defineTask } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

/** What reads strangers' files and sites, and builds indexes; see `taskKinds`. */
export const knowledgeTaskKinds = {
  /** Reads an uploaded source of an agent's knowledge. `revision` is the source's `lastModified`. */
  readKnowledgeSource: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, revision: z.int() }),
    queue: 'parsing',
    deadlineSeconds: 240,
    tries: 4,
    nameOf: ({ agentId, sourceId, revision }) => `${agentId}/${sourceId}/${revision}`,
  }),
  /** Reads the file that takes the place of a source's old one. */
  replaceKnowledgeFile: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, fileId: id }),
    queue: 'parsing',
    deadlineSeconds: 240,
    tries: 4,
    nameOf: ({ agentId, sourceId, fileId }) => `${agentId}/${sourceId}/${fileId}`,
  }),
  /**
   * Goes on reading a web site: some pages, and then the next step is queued. `revival` counts how often a
   * step was given to another task.
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
    deadlineSeconds: 240,
    tries: 8,
    nameOf: ({ agentId, sourceId, run, step, revival }) => `${agentId}/${sourceId}/${run}/${step}/${revival}`,
  }),
  /** Puts together what the pages of a site say: once for all that a person excludes within some seconds. */
  assembleSite: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id }),
    queue: 'parsing',
    deadlineSeconds: 240,
    tries: 5,
    nameOf: ({ agentId, sourceId }) => `${agentId}/${sourceId}`,
    gatherSeconds: 2,
  }),
  /** Builds an agent's index from its sources: one for all that change within some seconds. */
  rebuildIndex: defineTask({
    schema: z.strictObject({ region, agentId: id }),
    // Large indexes need the memory.
    queue: 'parsing',
    deadlineSeconds: 300,
    tries: 5,
    nameOf: ({ agentId }) => agentId,
    gatherSeconds: 2,
  }),
}
