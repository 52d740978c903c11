import { z } from 'zod'

/**
 * `users/{workspaceId}/activity/{block}`: the counts of eight days, by agent and by half hour from the
 * block's start; a half hour's counts are in the order of `activityNames`, as in `3,1,0,0`. `spent`: by half
 * hour, the units that the leases settled in it have consumed. `countedAt`: until when the block is complete,
 * in Unix milliseconds. `parts`: the number of documents; agents beyond the first document's limit are in
 * `{block}-1`, `{block}-2` and so on.
 */
export const activityBlockSchema = z.object({
  countedAt: z.int(),
  parts: z.int().positive().default(1),
  agents: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  spent: z.record(z.string(), z.int().nonnegative()).default({}),
})
export const activityPartSchema = activityBlockSchema.pick({ agents: true })
export type ActivityBlock = z.infer<typeof activityBlockSchema>
