import { knowledgeSourceSchema, type KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readFile } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { chunkSections } from '../indexing/chunkText.ts'
import { uploadPath } from './knowledgeFolder.ts'
import { changeSource, failures, sourcePath } from './knowledgeStates.ts'
import { parseKnowledgeFile } from '../reading/parseStrangersFile.ts'
import { readChunkSize } from '../indexing/readChunkSize.ts'
import type { ReadFile } from '../../kernel/ports/ReadFile.ts'
import { storeChunks } from '../indexing/storeChunks.ts'

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
  const chunkSize = await readChunkSize(region, agentId)
  if (!source || chunkSize === undefined || isOver(source.data, task)) return
  try {
    const { sections, leftOut = {} } = await readSource(ports, region, source.data)
    const chunks = chunkSections(source.data.ID, sections, chunkSize)
    const { path, version } = source
    await storeChunks(ports, { ...task, path, version }, chunks, { leftOut })
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

async function readSource(
  ports: Pick<Ports, 'parseFile'>,
  region: Region,
  source: KnowledgeSource,
): Promise<ReadFile> {
  const content = await readFile(region, uploadPath(source.agentId, source.ID))
  if (!content) throw new AppError('not-found', 'sourceFileGone')
  const kind = isWritten(source.kind) ? 'md' : source.kind
  return parseKnowledgeFile(ports, { kind, content, title: source.title })
}

/** Whether it came as words and not as a file; a site's pages are read elsewhere. */
function isWritten(kind: KnowledgeSource['kind']): kind is 'text' | 'pair' | 'site' {
  return kind === 'text' || kind === 'pair' || kind === 'site'
}
