import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { writeFile } from '../../../store/files.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { countPieces, type Chunk } from './chunkText.ts'
import { chunksPath } from '../sources/knowledgePaths.ts'
import { embedChunks } from './vectors.ts'

interface ReadSource {
  region: Region
  agentId: string
  sourceId: string
  /** The path of its document, and the version that was read. */
  path: string
  version: string
}

/**
 * Saves the passages of a source, replaces the earlier ones and queues a rebuild of the index. `fields` of
 * the source change in the same write. Throws Conflict when the source has changed since it was read.
 */
export async function storeChunks(
  ports: Pick<Ports, 'embeddings' | 'tasks'>,
  { region, agentId, sourceId, path, version }: ReadSource,
  chunks: Chunk[],
  fields: Record<string, unknown> = {},
): Promise<void> {
  await writeFile(region, chunksPath(agentId, sourceId), JSON.stringify(chunks), 'application/json')
  await embedChunks(ports, { region, agentId, sourceId }, chunks)
  const facts = { state: 'indexing', characters: countPieces(chunks), chunks: chunks.length }
  await new Writes(region).update(path, { ...facts, ...fields }, version).commit()
  await ports.tasks.enqueue('rebuildIndex', { region, agentId })
}
