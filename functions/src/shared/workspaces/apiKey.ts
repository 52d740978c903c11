import { z } from 'zod'

/** `apiKeys/{sha256 of the key}`, server only: what a key opens. */
export const apiKeySchema = z.object({
  kind: z.enum(['agent', 'workspace']),
  /** Empty for a workspace's secret. */
  agentId: z.string().default(''),
  wsId: z.string(),
  /** Who has seen it: it ends with his place in the workspace. Empty where nobody has. */
  by: z.string().default(''),
})
