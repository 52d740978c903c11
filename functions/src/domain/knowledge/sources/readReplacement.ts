import { z } from 'zod'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { indexLimits } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { copyFile, deleteFiles, readFile } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readLimits } from '../../billing/readLimits.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { chunkSections, countPieces } from '../indexing/chunkText.ts'
import { uploadPath } from './knowledgePaths.ts'
import { changeSource, failures, sourcePath } from './knowledgeStates.ts'
import { parseKnowledgeFile } from '../reading/parseStrangersFile.ts'
import { readChunkSize } from '../indexing/readChunkSize.ts'
import { storeChunks } from '../indexing/storeChunks.ts'

type ReplacingTask = TaskPayload<'replaceKnowledgeFile'>

/**
 * Reads a source's new file and replaces the old one. A failure that a person can fix is stored with the
 * source, which keeps its old file; any other is thrown, so that the queue repeats the task.
 */
export async function readReplacement(
  ports: Pick<Ports, 'embeddings' | 'now' | 'parseFile' | 'tasks'>,
  task: ReplacingTask,
): Promise<void> {
  const { region, agentId, sourceId, fileId } = task
  const source = await readDocument(region, sourcePath(task), knowledgeSourceSchema)
  const maxCharacters = await readChunkSize(region, agentId)
  if (!source || maxCharacters === undefined) return
  const { replacement, title } = source.data
  if (replacement?.fileId !== fileId || replacement.failure) {
    // An instance may have ended before it queued the rebuild.
    if (source.data.state === 'indexing') await ports.tasks.enqueue('rebuildIndex', { region, agentId })
    return
  }
  const { kind, sizeKB } = replacement
  try {
    const content = await readFile(region, uploadPath(agentId, fileId))
    if (!content) throw new AppError('not-found', 'uploadGone')
    const { sections, leftOut = {} } = await parseKnowledgeFile(ports, { kind, content, title })
    const chunks = chunkSections(sourceId, sections, maxCharacters)
    await expectRoom(task, source.data, countPieces(chunks))
    // From here on its files change: no other file may be chosen until they are complete.
    const taking = { ...replacement, isTakingPlace: true }
    const version = await new Writes(region)
      .update(source.path, { replacement: taking }, source.version)
      .commit()
    await copyFile(region, uploadPath(agentId, fileId), uploadPath(agentId, sourceId))
    const fields = { kind, sizeKB, leftOut, failure: '', lastModified: ports.now(), replacement: undefined }
    await storeChunks(ports, { ...task, path: source.path, version: version ?? '' }, chunks, fields)
    await deleteFiles(region, uploadPath(agentId, fileId))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await changeSource(region, source, { replacement: { ...replacement, failure: error.message } })
  }
}

/** Marks a replacement as failed that no worker could finish; the owner may choose the file again. */
export async function failReplacement(task: ReplacingTask): Promise<void> {
  await untilUnchanged(async () => {
    const source = await readDocument(task.region, sourcePath(task), knowledgeSourceSchema)
    const replacement = source?.data.replacement
    if (!source || replacement?.fileId !== task.fileId) return
    await new Writes(task.region)
      .update(source.path, { replacement: { ...replacement, failure: failures.interrupted } }, source.version)
      .commit()
  })
}

/** Throws when the plan has no room for the new text, so that the old text is kept. */
async function expectRoom(
  { region, agentId, sourceId }: ReplacingTask,
  { ownerID }: KnowledgeSource,
  characters: number,
): Promise<void> {
  const { maxKnowledgeCharacters } = await readLimits(region, ownerID)
  const all = await readQuery(
    region,
    paths.knowledgeSources(agentId),
    z.object({ ID: z.string(), characters: z.number().catch(0) }),
    (query) => query.where('state', 'in', ['ready', 'indexing']).select(['ID', 'characters']),
  )
  const others = all.filter(({ data }) => data.ID !== sourceId)
  const total = others.reduce((sum, { data }) => sum + data.characters, characters)
  if (total > Math.min(maxKnowledgeCharacters, indexLimits.characters))
    throw new AppError('knowledge-limit-reached', { text: failures.noRoom })
}
