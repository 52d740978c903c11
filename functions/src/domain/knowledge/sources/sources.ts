import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { writeFile } from '../../../store/files.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { refreshSite } from '../sites/sites.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { addSource } from './addSource.ts'
import { expectUse, queueDropping } from './expectUse.ts'
import { findUpload } from './findUpload.ts'
import { uploadPath } from './knowledgeFolder.ts'
import { queueReading } from './queueReading.ts'
import { throttleKnowledge } from './throttleKnowledge.ts'
import { uploadKnowledgeFile } from './uploadKnowledgeFile.ts'

/** A commit is over by then, however often it was repeated. */
const deletedSeconds = 120

/** Uploads a small file as base64, for programs. */
export function uploadFile(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { base64Payload, ...file }: AgentRef & { filename: string; base64Payload: string },
) {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64Payload)) throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(base64Payload, 'base64')
  return uploadKnowledgeFile(ports, caller, { ...file, bytes: content.length, content: once(content) })
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** Adds an uploaded file as a source of the agent and queues its reading. */
export async function addKnowledgeFile(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { fileId: string; title: string },
) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  const { kind, bytes } = await findUpload(input)
  return addSource(ports, input, workspaceId, {
    ID: input.fileId,
    title: input.title,
    kind,
    sizeKB: bytes / 1000,
  })
}

/** Adds pasted text. The same attempt a second time returns the same source. */
export async function addKnowledgeText(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { title: string; text: string; attemptId: string },
) {
  const { actor, workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await throttleKnowledge(actor.uid, ports.now())
  const content = Buffer.from(input.text, 'utf8')
  await expectUse(ports, { ...input, sourceId: input.attemptId })
  await writeFile(input.region, uploadPath(input.agentId, input.attemptId), content, 'text/plain')
  return addSource(ports, input, workspaceId, {
    ID: input.attemptId,
    title: input.title,
    kind: 'text',
    sizeKB: content.length / 1000,
  })
}

export async function retryKnowledgeSource(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { sourceId: string },
) {
  const { actor } = await authorizeForAgent(caller, 'changeKnowledge', input)
  await throttleKnowledge(actor.uid, ports.now())
  const source = await readDocument(
    input.region,
    paths.knowledgeSource(input.agentId, input.sourceId),
    knowledgeSourceSchema,
  )
  if (!source) throw new AppError('not-found')
  const { region, agentId, sourceId } = input
  const revision = ports.now()
  if (source.data.kind === 'site') return refreshSite(ports, caller, input)
  if (source.data.kind === 'pair') {
    // It came from a conversation and has no file.
    await new Writes(region)
      .update(source.path, { state: 'indexing', failure: '', lastModified: revision })
      .commit()
    await ports.tasks.enqueue('rebuildIndex', { region, agentId })
    return { success: true } as const
  }
  await new Writes(input.region)
    .update(source.path, { state: 'processing', failure: '', lastModified: revision })
    .commit()
  await queueReading(ports, { region, agentId, sourceId, revision })
  return { success: true } as const
}

/**
 * Deletes a source; its text leaves the index with the next rebuild. The task that deletes its files and
 * rebuilds the index is queued first, because an instance may end in between.
 */
export async function deleteKnowledgeSource(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: AgentRef & { sourceId: string },
) {
  const { region, agentId, sourceId } = input
  await authorizeForAgent(caller, 'changeKnowledge', input)
  await queueDropping(ports, input, deletedSeconds)
  await new Writes(region)
    .delete(paths.knowledgeSource(agentId, sourceId))
    .delete(paths.siteCrawl(agentId, sourceId))
    .commit()
  await runIsolated('Queueing a rebuild', agentId, () =>
    ports.tasks.enqueue('rebuildIndex', { region, agentId }),
  )
  return { success: true } as const
}
