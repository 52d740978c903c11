import { z } from 'zod'
import type { Message } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import type { ConversationRef } from './ConversationRef.ts'

const dayMs = 86_400_000

/**
 * `waitingVisitors/{id}`, server only: a visitor who waits for a person since `at` (milliseconds since 1970).
 * The trigger of the database mails the owner.
 */
export const waitingVisitorSchema = z.object({
  workspaceId: z.string(),
  agentId: z.string(),
  conversationId: z.string(),
  at: z.int(),
  /** The visitor has asked for a person, or the agent's answer could not be delivered. */
  reason: z.enum(['asked', 'undelivered']),
})

export interface Waiting extends Pick<
  z.infer<typeof waitingVisitorSchema>,
  'workspaceId' | 'at' | 'reason'
> {}

/** Returns that a visitor waits for a person when the messages ask for one; undefined otherwise. */
export function waitingOf(
  { workspaceId }: Pick<LiveAgent, 'workspaceId'>,
  messages: readonly Message[],
  reason: Waiting['reason'] = 'asked',
): Waiting | undefined {
  const requested = messages.find(({ event }) => event === 'requested')
  return requested && { workspaceId, at: requested.at, reason }
}

/** Stores a waiting visitor in the commit of the request; a repeated request replaces it. */
export function writeWaiting(
  writes: Writes,
  { agentId, conversationId }: ConversationRef,
  waiting: Waiting,
): void {
  const expiresAt = new Date(waiting.at + dayMs)
  writes.set(paths.waitingVisitor(`${conversationId}-${waiting.at}`), {
    ...waiting,
    agentId,
    conversationId,
    expiresAt,
  })
}
