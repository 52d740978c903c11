import { agentSchema, type AgentPatch } from '../../shared/agents/agent.ts'
import { patchedFields } from '../../shared/texts/patchOf.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../kernel/access/actor.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { regionOfAgent } from './regionOfAgent.ts'

/**
 * Changes the fields of a patch in an agent's draft, in any region, for a member or for a program with the
 * agent's key or its workspace's secret.
 */
export async function saveAgent(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  agentId: string,
  patch: AgentPatch,
): Promise<void> {
  const region = await regionOfAgent(caller, agentId, 'changeAgent')
  const lastModified = Math.floor(ports.now() / 1000)
  await new Writes(region)
    .update(paths.agent(agentId), { ...patchedFields(agentSchema, patch), lastModified })
    .commit()
}
