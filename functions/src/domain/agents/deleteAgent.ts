import { paths } from '../../shared/paths.ts'
import { runtimeSchema } from '../../shared/runtime.ts'
import { workspaceSchema } from '../../shared/workspace.ts'
import { Writes } from '../../store/commit.ts'
import { deleteTree } from '../../store/deleteTree.ts'
import { readDocument } from '../../store/documents.ts'
import { deleteFiles } from '../../store/files.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import { AppError } from '../AppError.ts'
import { knowledgeFolder } from '../knowledge/knowledgeFolder.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { visitorsFolder } from '../visitors/visitorFolder.ts'
import type { AgentRef } from './publishAgent.ts'

/**
 * Deletes an agent with its conversations and knowledge; it stops answering with the first commit. Usage rows
 * stay with the wallet. Should an instance die before it has settled, the receipts deleted here count for the
 * workspace.
 */
export async function deleteAgent(caller: Caller, { region, agentId }: AgentRef) {
  await untilUnchanged(async () => {
    const { workspaceId, stored } = await authorize(caller, 'deleteAgent', { region, agentId })
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    const writes = new Writes(region)
    writes.delete(paths.widget(agentId))
    writes.delete(paths.runtime(agentId))
    writes.delete(paths.agent(agentId), stored.version)
    if (runtime?.data.keyHash) writes.delete(paths.apiKey(runtime.data.keyHash))
    writes.update(
      paths.workspace(workspaceId),
      { agentCount: Math.max(0, workspace.data.agentCount - 1) },
      workspace.version,
    )
    await writes.commit()
  })
  await deleteTree(region, paths.agent(agentId))
  await deleteFiles(region, knowledgeFolder(agentId))
  await deleteFiles(region, visitorsFolder(agentId))
  return { success: true } as const
}
