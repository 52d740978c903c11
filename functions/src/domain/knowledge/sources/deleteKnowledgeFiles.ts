import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteFiles } from '../../../store/files.ts'
import { deleteTree } from '../../../store/deleteTree.ts'
import { pagesFolder } from '../sites/pages/siteFiles.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { chunksPath, uploadPath, vectorsPath } from './knowledgePaths.ts'

/** Tolerance for clocks that differ by some seconds. */
const earlyMs = 5_000

/**
 * Deletes the files and the index entries of a source that does not exist: a deleted one, or an upload that
 * never became a source. An existing source keeps its files.
 */
export async function deleteKnowledgeFiles(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, agentId, sourceId, at }: TaskPayload<'dropKnowledgeFiles'>,
): Promise<void> {
  // The queue of the functions emulator delivers delayed tasks at once.
  if (ports.now() < at - earlyMs) return
  if (await readDocument(region, paths.knowledgeSource(agentId, sourceId), z.unknown())) return
  await ports.tasks.enqueue('rebuildIndex', { region, agentId })
  await deleteFiles(region, uploadPath(agentId, sourceId))
  await deleteFiles(region, chunksPath(agentId, sourceId))
  await deleteFiles(region, pagesFolder({ agentId, sourceId }))
  await deleteTree(region, paths.knowledgeSource(agentId, sourceId))
  await deleteFiles(region, vectorsPath(agentId, sourceId))
}
