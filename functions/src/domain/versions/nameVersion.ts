import { paths } from '../../shared/paths.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { AppError } from '../AppError.ts'
import { authorizeForAgent } from '../authorize.ts'

/** Gives a version a name; an empty one takes it away. */
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
