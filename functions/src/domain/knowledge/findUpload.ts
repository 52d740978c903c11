import { knowledgeFileKinds } from '../../shared/limits.ts'
import { fileBytes } from '../../store/files.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { AppError } from '../AppError.ts'
import type { KnowledgeKind } from './KnowledgeKind.ts'
import { uploadPath } from './knowledgeFolder.ts'

/** What an upload is and how long; fails when it is gone. The server has put its kind into its name. */
export async function findUpload({
  region,
  agentId,
  fileId,
}: AgentRef & { fileId: string }): Promise<{ kind: KnowledgeKind; bytes: number }> {
  const kind = knowledgeFileKinds.find((known) => fileId.endsWith(`-${known}`))
  const bytes = kind && (await fileBytes(region, uploadPath(agentId, fileId)))
  if (!kind || bytes === undefined) throw new AppError('not-found', 'uploadGone')
  return { kind, bytes }
}
