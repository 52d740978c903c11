import { dayMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { readTree } from '../../../../store/documents.ts'
import { deleteFiles } from '../../../../store/files.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { storesHistory } from '../../conversations/storesHistory.ts'
import type { TaskPayload } from '../../../kernel/tasks/taskKinds.ts'
import { visitorFilePath } from './visitorFolder.ts'

/** Tolerance for clocks that differ by some seconds. */
const earlyMs = minuteMs

/**
 * Deletes a file that no message of its conversation contains: one that was never sent, was sent to a deleted
 * agent, or whose message has lost its content. Without history, a file that is still used is checked again a
 * day later.
 */
export async function deleteUnsentFile(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  payload: TaskPayload<'dropUnsentFile'>,
): Promise<void> {
  const { region, agentId, conversationId, fileId, at } = payload
  // The queue of the functions emulator delivers delayed tasks at once.
  if (now() < at - earlyMs) return
  for await (const { fields } of readTree(region, paths.conversation(agentId, conversationId)))
    if (JSON.stringify(fields).includes(fileId)) {
      if ((await storesHistory(payload)) !== false) return
      await tasks.enqueue(
        'dropUnsentFile',
        { ...payload, at: now() + dayMs },
        { delaySeconds: dayMs / 1_000 },
      )
      return
    }
  await deleteFiles(region, visitorFilePath(agentId, conversationId, fileId))
}
