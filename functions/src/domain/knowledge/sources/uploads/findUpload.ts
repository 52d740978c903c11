import { knowledgeFileKinds } from '../../../../shared/limits.ts'
import { fileBytes } from '../../../../store/files.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { KnowledgeKind } from '../../../kernel/ports/KnowledgeKind.ts'
import { uploadPath } from '../knowledgePaths.ts'

/**
 * Returns the kind and the size of an upload; throws when it is deleted. The server has put the kind into its
 * name.
 */
export async function findUpload({
  region,
  agentId,
  fileId,
}: AgentRef & { fileId: string }): Promise<{ kind: KnowledgeKind; bytes: number }> {
  const kind = knowledgeFileKinds.find((candidate) => fileId.endsWith(`-${candidate}`))
  const bytes = kind && (await fileBytes(region, uploadPath(agentId, fileId)))
  if (!kind || bytes === undefined) throw new AppError('not-found', 'uploadGone')
  return { kind, bytes }
}
