import type { Caller } from '../../actor.ts'
import type { AgentRef } from '../../agents/AgentRef.ts'
import { authorizeForAgent } from '../../authorize.ts'
import type { Ports } from '../../ports.ts'

/** Whether people may answer on Messenger and Instagram for seven days, when the agent's one day is over. */
export async function readReplyWindow(
  { meta }: Pick<Ports, 'meta'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ hasHumanAgent: boolean }> {
  await authorizeForAgent(caller, 'answerVisitors', ref)
  return { hasHumanAgent: meta?.hasHumanAgent ?? false }
}
