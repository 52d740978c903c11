import { z } from 'zod'

/** What becomes of an agent that moves to another workspace, told before it does. */
export const transferPreviewSchema = z.object({
  /** Names of tools that are copied, and of credentials that have to be made anew there. */
  tools: z.array(z.string()),
  credentials: z.array(z.string()),
  /** Names of calendars and MCP servers, which stay behind. */
  staying: z.array(z.string()),
  /** The organisation whose clients lose it; empty for none. */
  organisation: z.string(),
  /** It follows a blueprint, or others follow it. */
  hasBlueprint: z.boolean(),
  /** The other workspace's plan has room for one more agent. */
  hasRoom: z.boolean(),
})
export type TransferPreview = z.infer<typeof transferPreviewSchema>
