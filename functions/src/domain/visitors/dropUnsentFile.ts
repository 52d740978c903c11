import { paths } from '../../shared/paths.ts'
import { readTree } from '../../store/documents.ts'
import { deleteFiles } from '../../store/files.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { visitorFilePath } from './visitorFolder.ts'

/**
 * Deletes a file that its conversation does not name: one that was chosen and never sent, that was sent to an
 * agent which is gone, or whose message keeps no words. Until then it lies in the conversation's folder and
 * goes with it.
 */
export async function dropUnsentFile({
  region,
  agentId,
  conversationId,
  fileId,
}: TaskPayload<'dropUnsentFile'>): Promise<void> {
  for await (const { fields } of readTree(region, paths.conversation(agentId, conversationId)))
    if (JSON.stringify(fields).includes(fileId)) return
  await deleteFiles(region, visitorFilePath(agentId, conversationId, fileId))
}
