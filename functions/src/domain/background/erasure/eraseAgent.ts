import { erasureSchema } from '../../../shared/workspaces/erasure.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteBlueprintOf } from '../../agents/blueprints/unlinkAgent.ts'
import { deleteChannels } from '../../chat/channels/accounts/deleteChannels.ts'
import { knowledgeFolder } from '../../knowledge/sources/knowledgePaths.ts'
import { deleteNotices } from '../../agency/notices/deleteNotices.ts'
import { pictureFolder } from '../../kernel/pictures/pictureFolder.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { projectSecret } from '../../chat/projects/projectKeys.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { deleteTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { visitorsFolder } from '../../chat/visitors/files/visitorFolder.ts'
import { deleteBelow } from '../../kernel/sweeps/deleteBelow.ts'

/** Less than the task's deadline: the next task does the rest. */
const budgetMs = 200_000
/**
 * Long enough to settle every lease from the receipts in conversations. Until then an instance may still
 * answer from its cache, and a call may still be written.
 */
const settledSeconds = 20 * 60

/**
 * Deletes what a deleted agent has left: first its files, which have public URLs; when no writes are pending
 * any more (`isLast`), conversations, knowledge, leads, backups and new files. It takes as many tasks as
 * needed, and each may end at any point.
 */
export async function eraseAgent(
  ports: Pick<Ports, 'discord' | 'keys' | 'meta' | 'now' | 'tasks' | 'telegram' | 'whatsapp'>,
  task: TaskPayload<'eraseAgent'>,
  budget = new WorkBudget(budgetMs),
): Promise<void> {
  const { region, workspaceId, agentId } = task
  const path = paths.erasure(workspaceId, agentId)
  if ((await readDocument(region, path, erasureSchema))?.data.state !== 'underWay') return
  await deleteChannels(ports, { region, workspaceId, agentId, isLast: task.isLast })
  await deleteTenantSecret(projectSecret({ region, workspaceId, agentId }))
  const folders = [knowledgeFolder(agentId), visitorsFolder(agentId), pictureFolder({ agentId })]
  const erasing = task.isLast
    ? { documents: [paths.agent(agentId), paths.runtime(agentId)], folders }
    : { folders }
  const { isEmptied, documents, files } = await deleteBelow(region, erasing, budget)
  const isDone = isEmptied && task.isLast
  if (isDone) {
    await deleteNotices(region, 'agentId', agentId)
    // The call that deleted the agent may have ended before this.
    await deleteBlueprintOf(region, agentId)
  }
  // Queues the next task before the progress is stored: when an instance ends here, the task does the same
  // again.
  if (!isDone)
    await ports.tasks.enqueue(
      'eraseAgent',
      { ...task, round: task.round + 1, isLast: task.isLast || isEmptied },
      isEmptied ? { delaySeconds: settledSeconds } : {},
    )
  await untilUnchanged(async () => {
    const record = await readDocument(region, path, erasureSchema)
    if (record?.data.state !== 'underWay') return
    await new Writes(region)
      .update(
        path,
        {
          documents: record.data.documents + documents,
          files: record.data.files + files,
          ...(isDone && { state: 'done', doneAt: ports.now() }),
        },
        record.version,
      )
      .commit()
  })
}
