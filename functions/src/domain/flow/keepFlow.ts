import type { Agent } from '../../shared/agent.ts'
import { checkFlow } from '../../shared/flow/checkFlow.ts'
import { storedFlowSchema } from '../../shared/flow/flow.ts'
import { paths } from '../../shared/paths.ts'
import { readDocument } from '../../store/documents.ts'
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
    const toolIds = new Set(Object.values(flow.nodes).flatMap(({ tools }) => tools))
    const formIds = new Set(widgetOptions.forms.map(({ id }) => id))
    const problems = checkFlow(flow, { toolIds, formIds })
    if (problems.some(({ level }) => level === 'error'))
      throw new AppError('failed-precondition', 'flowHasErrors')
  }
  writes.set(paths.keptFlow(agentId, flowHash), { json: stored.data.json })
}
