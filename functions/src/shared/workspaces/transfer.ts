import { z } from 'zod'

/** The consequences of moving an agent to another workspace, shown before the move. */
export const transferPreviewSchema = z.object({
  /** Names of tools that are copied, and of credentials that must be created again there. */
  tools: z.array(z.string()),
  credentials: z.array(z.string()),
  /** Names of calendars and MCP servers, which stay in the old workspace. */
  staying: z.array(z.string()),
  /** The organisation whose clients lose the agent; empty for none. */
  organisation: z.string(),
  /** True if it follows a blueprint, or is one. */
  hasBlueprint: z.boolean(),
  /** True if the other workspace's plan allows one more agent. */
  hasRoom: z.boolean(),
})
export type TransferPreview = z.infer<typeof transferPreviewSchema>
