import { z } from 'zod'
import { agentOptionsSchema } from '../../shared/agent.ts'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../shared/knowledge.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { readFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { chunkSections, type Chunk } from './chunkText.ts'
import { uploadPath } from './knowledgeFolder.ts'
import { changeSource, failures, sourcePath } from './knowledgeStates.ts'
import { parseKnowledgeFile } from './parseStrangersFile.ts'
import { storeChunks } from './storeChunks.ts'

const { maxChunkSize } = agentOptionsSchema.shape
/** Of a draft only what reading needs: what else is wrong with it is told where it is edited. */
export const draftSchema = z.object({
  vgOptions: z.object({ maxChunkSize: maxChunkSize.catch(maxChunkSize.parse(undefined)) }),
})

type ReadingTask = TaskPayload<'readKnowledgeSource'>

/**
 * Reads a source, cuts it into chunks and has the agent's index built with them. Doing it again gives the
 * same result. What a person can mend becomes the source's failure; anything else is thrown for the queue to
 * repeat.
 */
export async function indexKnowledgeSource(
  ports: Pick<Ports, 'embeddings' | 'now' | 'parseFile' | 'tasks'>,
  task: ReadingTask,
): Promise<void> {
  const { region, agentId } = task
  const source = await readDocument(region, sourcePath(task), knowledgeSourceSchema)
  const agent = await readDocument(region, paths.agent(agentId), draftSchema)
  if (!source || !agent || isOver(source.data, task)) return
  try {
    const chunks = await readChunks(ports, region, source.data, agent.data.vgOptions.maxChunkSize)
    await storeChunks(ports, { ...task, path: source.path, version: source.version }, chunks)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await changeSource(region, source, { state: 'failed', failure: error.message, lastModified: ports.now() })
  }
}

/** No worker has come to an end with it: its owner reads so and may retry. */
export async function giveUpReading(ports: Pick<Ports, 'now'>, task: ReadingTask): Promise<void> {
  await untilUnchanged(async () => {
    const source = await readDocument(task.region, sourcePath(task), knowledgeSourceSchema)
    if (!source || isOver(source.data, task)) return
    await new Writes(task.region)
      .update(
        source.path,
        { state: 'failed', failure: failures.interrupted, lastModified: ports.now() },
        source.version,
      )
      .commit()
  })
}

/** It has been read, or has failed, or its owner has asked anew. */
function isOver({ state, lastModified }: KnowledgeSource, { revision }: ReadingTask): boolean {
  return lastModified !== revision || state === 'ready' || state === 'failed'
}

async function readChunks(
  ports: Pick<Ports, 'parseFile'>,
  region: Region,
  source: KnowledgeSource,
  maxCharacters: number,
): Promise<Chunk[]> {
  const content = await readFile(region, uploadPath(source.agentId, source.ID))
  if (!content) throw new AppError('not-found', 'sourceFileGone')
  const kind = isWritten(source.kind) ? 'md' : source.kind
  const sections = await parseKnowledgeFile(ports, { kind, content, title: source.title })
  return chunkSections(source.ID, sections, maxCharacters)
}

/** Whether it came as words and not as a file; a site's pages are read elsewhere. */
function isWritten(kind: KnowledgeSource['kind']): kind is 'text' | 'pair' | 'site' {
  return kind === 'text' || kind === 'pair' || kind === 'site'
}
