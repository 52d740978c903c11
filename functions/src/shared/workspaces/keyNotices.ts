import { z } from 'zod'
import { oneLine } from '../texts/cleanText.ts'

/** The permanent keys whose changes the owner is notified of. */
const keyKinds = ['workspaceSecret', 'agentKey', 'eventKey', 'projectKey'] as const
const keyChanges = ['renewed', 'shown'] as const
/** The notices that a workspace keeps: the newest ones. */
export const maxKeyNotices = 20

/** A key that was renewed or shown, until the owner has seen it. */
export const keyNoticeSchema = z.object({
  kind: z.enum(keyKinds),
  change: z.enum(keyChanges),
  /** The agent whose key it is, and its title; empty for a key of the workspace. */
  agentId: z.string(),
  agent: z.string().transform(oneLine),
  /** The name of the member, or their email without one. */
  who: z.string().transform(oneLine),
  by: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
})
export type KeyNotice = z.infer<typeof keyNoticeSchema>
