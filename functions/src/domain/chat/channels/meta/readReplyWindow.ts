import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/**
 * Returns whether operators may reply on Messenger and Instagram for seven days, after the agent's one day.
 */
export async function readReplyWindow(
  { meta }: Pick<Ports, 'meta'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ hasHumanAgent: boolean }> {
  await authorizeForAgent(caller, 'answerVisitors', ref)
  return { hasHumanAgent: meta?.hasHumanAgent ?? false }
}
