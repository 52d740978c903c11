import type { Message } from '../../../shared/chat/conversation.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'

/** A visitor who waits for a person since `at` (milliseconds since 1970). */
export interface Waiting extends Pick<TaskPayload<'tellPersonIsWanted'>, 'workspaceId' | 'at' | 'reason'> {}

/** Returns that a visitor waits for a person when the messages ask for one; undefined otherwise. */
export function waitingOf(
  { workspaceId }: Pick<LiveAgent, 'workspaceId'>,
  messages: readonly Message[],
  reason: Waiting['reason'] = 'asked',
): Waiting | undefined {
  const requested = messages.find(({ event }) => event === 'requested')
  return requested && { workspaceId, at: requested.at, reason }
}
