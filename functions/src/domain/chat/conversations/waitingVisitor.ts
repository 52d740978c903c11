import type { Message } from '../../../shared/chat/conversation.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'

/** A visitor who waits for a person since `at` (milliseconds since 1970). */
export interface Waiting extends Pick<
  TaskPayload<'notifyPersonRequested'>,
  'workspaceId' | 'at' | 'reason' | 'networks'
> {}

const hashLength = 20

/** Why a visitor waits for a person. */
export interface Cause {
  reason?: Waiting['reason']
  /** The names of the networks that the visitor writes from; missing when unknown. */
  networks?: readonly string[] | undefined
}

/** Returns that a visitor waits for a person when the messages ask for one; undefined otherwise. */
export function waitingOf(
  servedAgent: Pick<ServedAgent, 'workspaceId'>,
  messages: readonly Message[],
  { reason = 'asked', networks = [] }: Cause = {},
): Waiting | undefined {
  const requested = messages.find(({ event }) => event === 'requested')
  if (!requested) return undefined
  const { workspaceId } = servedAgent
  return { workspaceId, at: requested.at, reason, networks: networkHashes(servedAgent, networks) }
}

/**
 * Returns the hashes of the networks that a visitor writes from. They are a workspace's own: what is stored
 * names no IP, and tells no network of another workspace.
 */
export function networkHashes(
  { workspaceId }: Pick<ServedAgent, 'workspaceId'>,
  networks: readonly string[],
): string[] {
  return networks.map((network) => sha256(`${workspaceId}/${network}`).slice(0, hashLength))
}
