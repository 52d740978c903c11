import { agentSchema, type AgentPatch } from '../../shared/agents/agent.ts'
import { patchedFields } from '../../shared/texts/patchOf.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForAgent, draftOf } from '../kernel/access/authorize.ts'
import { holdRights } from '../kernel/access/holdRights.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'
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
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    // The agent may be transferred to another workspace at the same time.
    const grant = await holdRights(writes, region, caller, () =>
      authorizeForAgent(caller, 'changeAgent', { region, agentId }),
    )
    const { path, version } = draftOf(grant)
    const lastModified = Math.floor(ports.now() / 1000)
    await writes.update(path, { ...patchedFields(agentSchema, patch), lastModified }, version).commit()
  })
}
