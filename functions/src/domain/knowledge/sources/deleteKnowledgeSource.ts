import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { queueFileDeletion } from './uploads/queueFileDeletion.ts'

/** A commit is over by then, however often it was repeated. */
const deletedSeconds = 120

/**
 * Deletes a source; its text leaves the index with the next rebuild. The task that deletes its files and
 * rebuilds the index is queued first, because an instance may end in between.
 */
export async function deleteKnowledgeSource(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: AgentRef & { sourceId: string },
) {
  const { region, agentId, sourceId } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  await queueFileDeletion(ports, input, deletedSeconds)
  await new Writes(region)
    .delete(paths.knowledgeSource(agentId, sourceId))
    .delete(paths.siteCrawl(agentId, sourceId))
    .commit()
  await runIsolated('Queueing a rebuild', agentId, () =>
    ports.tasks.enqueue('rebuildIndex', { region, agentId }),
  )
  return { success: true } as const
}
