import { agentSchema } from '../../shared/agent.ts'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../shared/knowledge.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { readFile, writeFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { chunkSections, type Chunk } from './chunkText.ts'
import { chunksPath, uploadPath } from './knowledgeFolder.ts'
import { parseKnowledgeFile } from './parseStrangersFile.ts'
import { rebuildIndex } from './rebuildIndex.ts'

/**
 * Reads a source, cuts it into chunks and puts them into the agent's index. Doing it again gives the same
 * result, so the queue may deliver twice. What a person can mend becomes the source's failure; anything else
 * is thrown for the queue to repeat.
 */
export async function indexKnowledgeSource(
  ports: Pick<Ports, 'now' | 'parseFile'>,
  task: Omit<TaskPayload<'readKnowledgeSource'>, 'revision'>,
): Promise<void> {
  const { region, agentId, sourceId } = task
  const path = paths.knowledgeSource(agentId, sourceId)
  const source = await readDocument(region, path, knowledgeSourceSchema)
  const agent = await readDocument(region, paths.agent(agentId), agentSchema)
  if (!source || !agent) return
  try {
    const chunks = await readChunks(ports, region, source.data, agent.data.vgOptions.maxChunkSize)
    const characters = chunks.reduce((sum, chunk) => sum + chunk.text.length, 0)
    await writeFile(region, chunksPath(agentId, sourceId), JSON.stringify(chunks), 'application/json')
    await update(region, path, { state: 'indexing', characters, chunks: chunks.length })
    await rebuildIndex(region, agentId)
    await update(region, path, { state: 'ready', failure: '', lastModified: ports.now() })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await update(region, path, { state: 'failed', failure: error.message, lastModified: ports.now() })
  }
}

async function readChunks(
  ports: Pick<Ports, 'parseFile'>,
  region: Region,
  source: KnowledgeSource,
  maxCharacters: number,
): Promise<Chunk[]> {
  const content = await readFile(region, uploadPath(source.agentId, source.ID))
  if (!content)
    throw new AppError('not-found', 'The uploaded file is gone. Delete this source and add it again.')
  const kind = source.kind === 'text' || source.kind === 'pair' ? 'md' : source.kind
  const sections = await parseKnowledgeFile(ports, { kind, content, title: source.title })
  return chunkSections(source.ID, sections, maxCharacters)
}

/** A source that was deleted meanwhile stays deleted. */
async function update(region: Region, path: string, fields: Record<string, unknown>): Promise<void> {
  try {
    await new Writes(region).update(path, fields).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
