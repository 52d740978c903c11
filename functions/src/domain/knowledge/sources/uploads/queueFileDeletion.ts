import { daySeconds } from '../../../../shared/durations.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'

/** An upload that has not become a source by then is deleted. */
const unusedSeconds = daySeconds

/** Queues the deletion of an upload that never becomes a source; while the queue is unavailable it stays. */
export async function queueUnusedDeletion(
  ports: Pick<Ports, 'now' | 'tasks'>,
  upload: AgentRef & { sourceId: string },
): Promise<void> {
  await runIsolated('Queueing the deletion of an upload', upload.sourceId, () =>
    queueFileDeletion(ports, upload, unusedSeconds),
  )
}

/** Queues the deletion of a source's files, which runs only if the source does not exist by then. */
export function queueFileDeletion(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, agentId, sourceId }: AgentRef & { sourceId: string },
  delaySeconds: number,
): Promise<void> {
  const at = ports.now() + delaySeconds * 1_000
  return ports.tasks.enqueue('dropKnowledgeFiles', { region, agentId, sourceId, at }, { delaySeconds })
}
