import { z } from 'zod'

/**
 * `users/{workspaceId}/activity/{block}`: what happened in eight days, by agent and by half hour, numbered
 * from the beginning of the block; a half hour's counts stand in the order of `activityNames`, as in
 * `3,1,0,0`. `spent`: by half hour, the units of credit that leases have consumed which were settled in it.
 * `countedAt`: until when it is complete, in unix milliseconds. `parts`: how many documents the block has:
 * what does not fit into the first of them stands in `{block}-1`, `{block}-2` and so on.
 */
export const activityBlockSchema = z.object({
  countedAt: z.int(),
  parts: z.int().positive().default(1),
  agents: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  spent: z.record(z.string(), z.int().nonnegative()).default({}),
})
export const activityPartSchema = activityBlockSchema.pick({ agents: true })
export type ActivityBlock = z.infer<typeof activityBlockSchema>
