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
import { uploadPath } from './knowledgePaths.ts'
import { changeSource, failures, sourcePath } from './knowledgeStates.ts'
import { parseKnowledgeFile } from '../reading/parseStrangersFile.ts'
import { readChunkSize } from '../indexing/readChunkSize.ts'
import type { ReadFile } from '../../kernel/ports/ReadFile.ts'
import { storeChunks } from '../indexing/storeChunks.ts'

type ReadingTask = TaskPayload<'readKnowledgeSource'>

/**
 * Reads a source, splits it into chunks and queues a rebuild of the agent's index. A repetition gives the
 * same result. A failure that a person can fix is stored with the source; any other is thrown, so that the
 * queue repeats the task.
 */
export async function indexKnowledgeSource(
  ports: Pick<Ports, 'embeddings' | 'now' | 'parseFile' | 'tasks'>,
  task: ReadingTask,
): Promise<void> {
  const { region, agentId } = task
  const source = await readDocument(region, sourcePath(task), knowledgeSourceSchema)
  const chunkSize = await readChunkSize(region, agentId)
  if (!source || chunkSize === undefined || isObsolete(source.data, task)) return
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

/** Marks a source as failed that no worker could finish; its owner may retry. */
export async function failReading(ports: Pick<Ports, 'now'>, task: ReadingTask): Promise<void> {
  await untilUnchanged(async () => {
    const source = await readDocument(task.region, sourcePath(task), knowledgeSourceSchema)
    if (!source || isObsolete(source.data, task)) return
    await new Writes(task.region)
      .update(
        source.path,
        { state: 'failed', failure: failures.interrupted, lastModified: ports.now() },
        source.version,
      )
      .commit()
  })
}

/** Returns whether the task is obsolete: the source was read, has failed, or its owner has started again. */
function isObsolete({ state, lastModified }: KnowledgeSource, { revision }: ReadingTask): boolean {
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

/** Returns whether a source came as text and not as a file; a site's pages are read elsewhere. */
function isWritten(kind: KnowledgeSource['kind']): kind is 'text' | 'pair' | 'site' {
  return kind === 'text' || kind === 'pair' || kind === 'site'
}
