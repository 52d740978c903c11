import { agentSchema, type AgentPatch } from '../../shared/agent.ts'
import { patchedFields } from '../../shared/patchOf.ts'
import { paths } from '../../shared/paths.ts'
import { regions } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { authorize } from '../authorize.ts'
import type { Ports } from '../ports.ts'

/**
 * Changes what a patch names of an agent's draft, wherever the agent lives, on behalf of a member, or of
 * whoever holds the agent's key or its workspace's secret.
 */
export async function saveAgent(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  agentId: string,
  patch: AgentPatch,
): Promise<void> {
  const region = await findRegion(caller, agentId)
  const lastModified = Math.floor(ports.now() / 1000)
  await new Writes(region)
    .update(paths.agent(agentId), { ...patchedFields(agentSchema, patch), lastModified })
    .commit()
}

async function findRegion(caller: Caller, agentId: string) {
  for (const region of caller.key ? [caller.key.region] : regions) {
    try {
      await authorize(caller, 'changeAgent', { region, agentId })
      return region
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'permission-denied') throw error
    }
  }
  throw new AppError('permission-denied')
}
