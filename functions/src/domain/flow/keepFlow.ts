import type { Agent } from '../../shared/agent.ts'
import { checkFlow } from '../../shared/flow/checkFlow.ts'
import { storedFlowSchema } from '../../shared/flow/flow.ts'
import { paths } from '../../shared/paths.ts'
import { readDocument, readEach } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import type { Region } from '../../shared/regions.ts'
import type { Writes } from '../../store/commit.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { AppError } from '../AppError.ts'
import { readFlow } from './readFlow.ts'

/**
 * Adds to a commit what the agent's version names of its flow, under the flow's hash. Fails with
 * `failed-precondition` where the flow has errors and is to be walked, and where it has just changed.
 */
export async function keepFlow(writes: Writes, { region, agentId }: AgentRef, agent: Agent): Promise<void> {
  const { enableNodes, flowHash, widgetOptions } = agent
  if (!flowHash) {
    if (enableNodes) throw new AppError('failed-precondition', 'flowHasErrors')
    return
  }
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  if (stored?.data.hash !== flowHash) throw new AppError('failed-precondition', 'draftHasChanged')
  if (enableNodes) {
    const flow = readFlow(stored.data)
    const named = new Set(Object.values(flow.nodes).flatMap(({ tools }) => tools))
    const toolIds = named.size > 0 ? await toolsOf(region, agent.ownerID) : named
    const formIds = new Set(widgetOptions.forms.map(({ id }) => id))
    const problems = checkFlow(flow, { toolIds, formIds })
    if (problems.some(({ level }) => level === 'error'))
      throw new AppError('failed-precondition', 'flowHasErrors')
  }
  writes.set(paths.keptFlow(agentId, flowHash), { json: stored.data.json })
}

/** Ids of a workspace's tools, two hundred at most; nothing else of them is read. */
async function toolsOf(region: Region, workspaceId: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  const query = Query.collection(region, paths.tools(workspaceId)).select([])
  for await (const { path } of readEach(query)) ids.add(path.slice(path.lastIndexOf('/') + 1))
  return ids
}
