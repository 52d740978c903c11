import type { Erasure } from '../../shared/workspaces/erasure.ts'
import { paths } from '../../shared/paths.ts'
import { runtimeSchema } from '../../shared/agents/runtime.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForAgent } from '../kernel/access/authorize.ts'
import { holdRights } from '../kernel/access/holdRights.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { runIsolated } from '../kernel/errors/runIsolated.ts'
import { deleteBlueprintOf } from './blueprints/unlinkAgent.ts'
import { addAgentRemoval } from '../agency/organisations/addAgentRemoval.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'

/**
 * Deletes an agent: it stops answering with this commit. Tasks delete its files, and, after their costs are
 * settled, its conversations and knowledge; the workspace's record has the progress. Usage rows stay with the
 * wallet.
 */
export async function deleteAgent(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, agentId }: AgentRef,
) {
  const workspaceId = await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { workspaceId: owner, stored } = await holdRights(writes, region, caller, () =>
      authorizeForAgent(caller, 'deleteAgent', { region, agentId }),
    )
    const workspace = await readDocument(region, paths.workspace(owner), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    writes.delete(paths.runtime(agentId), runtime?.version)
    writes.delete(paths.agent(agentId), stored.version)
    if (runtime?.data.keyHash) writes.delete(paths.apiKey(runtime.data.keyHash))
    if (runtime?.data.wallet) await addAgentRemoval(writes, region, agentId, runtime.data.wallet)
    writes.update(
      paths.workspace(owner),
      { agentCount: Math.max(0, workspace.data.agentCount - 1) },
      workspace.version,
    )
    const record: Erasure = {
      kind: 'agent',
      title: 'title' in stored.data ? String(stored.data['title']).slice(0, 200) : '',
      by: caller.uid,
      at: ports.now(),
      state: 'underWay',
      documents: 0,
      files: 0,
      doneAt: null,
    }
    writes.set(paths.erasure(owner, agentId), record)
    await writes.commit()
    return owner
  })
  await runIsolated('Ending a blueprint', agentId, () => deleteBlueprintOf(region, agentId))
  const task = { region, workspaceId, agentId, attempt: 0, round: 0, isLast: false }
  // When the queue is unavailable, the hourly sweep finds the record.
  await runIsolated('Queueing an erasure', agentId, () => ports.tasks.enqueue('eraseAgent', task))
  return { success: true } as const
}
