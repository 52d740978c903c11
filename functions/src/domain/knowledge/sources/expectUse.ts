import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'

/** An upload that has not become a source of knowledge by then is deleted. */
const unusedSeconds = 24 * 3600

/** Has an upload deleted that nobody makes a source of; while the queue is out of reach it simply stays. */
export async function expectUse(
  ports: Pick<Ports, 'now' | 'tasks'>,
  upload: AgentRef & { sourceId: string },
): Promise<void> {
  await runIsolated('Queueing the end of an upload', upload.sourceId, () =>
    queueDropping(ports, upload, unusedSeconds),
  )
}

/** Has the files of a source deleted that is not there in so many seconds. */
export function queueDropping(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, agentId, sourceId }: AgentRef & { sourceId: string },
  delaySeconds: number,
): Promise<void> {
  const at = ports.now() + delaySeconds * 1_000
  return ports.tasks.enqueue('dropKnowledgeFiles', { region, agentId, sourceId, at }, { delaySeconds })
}
