import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'

/** Names a version; an empty name removes it. */
export async function nameVersion(
  caller: Caller,
  { at, label, ...ref }: AgentRef & { at: number; label: string },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'publishAgent', ref)
  try {
    const labelBy = label ? caller.uid : ''
    await new Writes(ref.region).update(paths.backup(ref.agentId, at), { label, labelBy }).commit()
  } catch (error) {
    if (error instanceof Conflict) throw new AppError('not-found')
    throw error
  }
  return { success: true }
}
