import { z } from 'zod'

/**
 * `users/{workspaceId}/activity/{block}`: what happened in eight days, by agent and by half hour, numbered
 * from the beginning of the block; a half hour's counts stand in the order of `activityNames`, as in
 * `3,1,0,0`. `spent`: by half hour, the units of credit that leases have consumed which were settled in it.
 * `countedAt`: until when it is complete, in unix milliseconds.
 */
export const activityBlockSchema = z.object({
  countedAt: z.int(),
  agents: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  spent: z.record(z.string(), z.int().nonnegative()).default({}),
})
export type ActivityBlock = z.infer<typeof activityBlockSchema>
