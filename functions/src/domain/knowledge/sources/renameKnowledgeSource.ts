import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { writeFile } from '../../../store/files.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { chunksPath } from './knowledgePaths.ts'
import { readChunks } from '../indexing/readChunks.ts'

/** Renames a source, and its passages, whose titles are searched and shown. */
export async function renameKnowledgeSource(
  ports: Pick<Ports, 'tasks'>,
  caller: Caller,
  input: AgentRef & { sourceId: string; title: string },
): Promise<{ success: true }> {
  const { region, agentId, sourceId, title } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  const path = paths.knowledgeSource(agentId, sourceId)
  const source = await readDocument(region, path, knowledgeSourceSchema)
  if (!source) throw new AppError('not-found')
  const old = source.data.title
  const chunks = await readChunks(region, agentId, sourceId)
  const renamed = chunks.map((chunk) =>
    chunk.title.startsWith(old) ? { ...chunk, title: title + chunk.title.slice(old.length) } : chunk,
  )
  await new Writes(region).update(path, { title }).commit()
  if (renamed.length > 0) {
    await writeFile(region, chunksPath(agentId, sourceId), JSON.stringify(renamed), 'application/json')
    await ports.tasks.enqueue('rebuildIndex', { region, agentId })
  }
  return { success: true }
}
