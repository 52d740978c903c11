import { agentSchema, type AgentChanges } from '../../shared/agent.ts'
import { apiKeySchema } from '../../shared/apiKey.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, type Stored } from '../../store/documents.ts'
import { requireAgent, type Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { sha256 } from '../identifiers.ts'

export type AgentCredential = { kind: 'person'; caller: Caller } | { kind: 'key'; key: string }

/** Changes an agent's draft on behalf of a member or of whoever holds the agent's key. */
export async function saveAgent(
  credential: AgentCredential,
  agentId: string,
  changes: AgentChanges,
): Promise<void> {
  const { region } = await locate(credential, agentId)
  await new Writes(region)
    .update(paths.agent(agentId), { ...changes, lastModified: Math.floor(Date.now() / 1000) })
    .commit()
}

async function locate(credential: AgentCredential, agentId: string): Promise<{ region: Region }> {
  for (const region of regions) {
    if (credential.kind === 'key') {
      const key = await readDocument(region, paths.apiKey(sha256(credential.key)), apiKeySchema)
      if (key?.data.kind === 'agent' && key.data.agentId === agentId) return { region }
      continue
    }
    const agent: Stored<unknown> | undefined = await readDocument(region, paths.agent(agentId), agentSchema)
    if (!agent) continue
    await requireAgent(region, credential.caller, agentId)
    return { region }
  }
  throw new AppError('permission-denied')
}
