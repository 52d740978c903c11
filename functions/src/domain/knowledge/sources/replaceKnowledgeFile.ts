import { knowledgeFileKinds } from '../../../shared/limits.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { findUpload } from './uploads/findUpload.ts'

/**
 * Starts to replace a source's file by an uploaded one. The old file is used until the new one was read; the
 * latest request wins.
 */
export async function replaceKnowledgeFile(
  ports: Pick<Ports, 'tasks'>,
  caller: Caller,
  input: AgentRef & { sourceId: string; fileId: string },
): Promise<{ success: true }> {
  const { region, agentId, sourceId, fileId } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  const { kind, bytes } = await findUpload(input)
  await untilUnchanged(async () => {
    const path = paths.knowledgeSource(agentId, sourceId)
    const source = await readDocument(region, path, knowledgeSourceSchema)
    if (!source) throw new AppError('not-found')
    const currentKind = source.data.kind
    if (!knowledgeFileKinds.some((fileKind) => fileKind === currentKind))
      throw new AppError('failed-precondition', 'sourceHasNoFile')
    const { replacement: underWay } = source.data
    const isTaking = underWay?.isTakingPlace === true && !underWay.failure
    if (source.data.state === 'processing' || isTaking)
      throw new AppError('failed-precondition', 'sourceIsBeingRead')
    const replacement = { fileId, kind, sizeKB: bytes / 1000, failure: '' }
    await new Writes(region).update(path, { replacement }, source.version).commit()
  })
  await ports.tasks.enqueue('replaceKnowledgeFile', { region, agentId, sourceId, fileId })
  return { success: true }
}
