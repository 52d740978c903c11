import { z } from 'zod'

/** `apiKeys/{sha256 of the key}`, server only: what a key gives access to. */
export const apiKeySchema = z.object({
  kind: z.enum(['agent', 'workspace']),
  /** Empty for a workspace's secret. */
  agentId: z.string().default(''),
  wsId: z.string(),
  /** The member who has seen the key, which ends with their membership; empty for none. */
  by: z.string().default(''),
})
