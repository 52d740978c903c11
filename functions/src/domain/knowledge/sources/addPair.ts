import type { KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { writeFile } from '../../../store/files.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { chunksPath } from './knowledgePaths.ts'
import { embedChunks } from '../indexing/vectors.ts'

/**
 * Adds a question with its right answer as a pair, which is checked before the model is called. Returns its
 * id. The same question a second time replaces the pair.
 */
export async function addPair(
  ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'>,
  { region, agentId }: AgentRef,
  { question, answer, workspaceId }: { question: string; answer: string; workspaceId: string },
): Promise<string> {
  const now = ports.now()
  const ID = `pair-${sha256(question.trim().toLowerCase()).slice(0, 20)}`
  const source: KnowledgeSource = {
    ID,
    agentId,
    ownerID: workspaceId,
    title: cutText(question, 200),
    kind: 'pair',
    sizeKB: answer.length / 1000,
    characters: question.length + answer.length,
    chunks: 1,
    state: 'indexing',
    failure: '',
    pair: { question: cutText(question, 500), answer },
    createdAt: now,
    lastModified: now,
  }
  const chunks = [{ id: `${ID}-0`, title: source.title, text: answer }]
  await writeFile(region, chunksPath(agentId, ID), JSON.stringify(chunks), 'application/json')
  await embedChunks(ports, { region, agentId, sourceId: ID }, chunks)
  await new Writes(region).set(paths.knowledgeSource(agentId, ID), { ...source }).commit()
  // If the pair does not fit into the index, the list of sources shows that.
  await ports.tasks.enqueue('rebuildIndex', { region, agentId })
  return ID
}
