import type { KnowledgeSource } from '../../shared/knowledge.ts'
import { paths } from '../../shared/paths.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { readFile, writeFile } from '../../store/files.ts'
import { knowledgeSourceSchema } from '../../shared/knowledge.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import { AppError } from '../AppError.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Ports } from '../ports.ts'
import { runIsolated } from '../runIsolated.ts'
import { refreshSite } from '../sites/sites.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { detectKind } from './detectKind.ts'
import { uploadPath } from './knowledgeFolder.ts'
import { failures, sourcePath } from './knowledgeStates.ts'
import { cutToEnd } from '../cutText.ts'

/** An upload that has not become a source of knowledge by then is deleted. */
const unusedSeconds = 24 * 3600
/** A commit is over by then, however often it was repeated. */
const deletedSeconds = 120

/** Takes a file in. The server chooses where it lies; the real type and the decoded size count. */
export async function uploadFile(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: AgentRef & { filename: string; base64Payload: string },
) {
  await authorize(caller, 'changeKnowledge', input)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(input.base64Payload))
    throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(input.base64Payload, 'base64')
  const kind = detectKind(input.filename, content)
  const id = `${randomIdentifier(20)}-${kind}`
  const path = uploadPath(input.agentId, id)
  await expectUse(ports, { ...input, sourceId: id })
  await writeFile(input.region, path, content, 'application/octet-stream')
  const filename = cutToEnd(input.filename.replace(/[^\p{L}\p{N} ._()-]/gu, ''), 120) || `file.${kind}`
  // Knowledge is nobody's to download, so there is no public address.
  return { url: '', path, id, dbFilePath: path, filename, sizeKB: content.length / 1000 }
}

/** Makes an uploaded file a source of the agent and queues its reading. */
export async function addKnowledgeFile(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { fileId: string; title: string },
) {
  const { workspaceId } = await authorize(caller, 'changeKnowledge', input)
  const content = await readFile(input.region, uploadPath(input.agentId, input.fileId))
  if (!content) throw new AppError('not-found', 'uploadGone')
  const kind = detectKind(`file.${input.fileId.slice(input.fileId.lastIndexOf('-') + 1)}`, content)
  return addSource(ports, input, workspaceId, {
    ID: input.fileId,
    title: input.title,
    kind,
    sizeKB: content.length / 1000,
  })
}

/** Adds pasted text. The same attempt again returns the same source. */
export async function addKnowledgeText(
  ports: Ports,
  caller: Caller,
  input: AgentRef & { title: string; text: string; attemptId: string },
) {
  const { workspaceId } = await authorize(caller, 'changeKnowledge', input)
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
  await authorize(caller, 'changeKnowledge', input)
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
    // It came from a conversation and was never a file.
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
 * Its words leave the index with the next rebuild. The task that sees to its files and, once more, to the
 * index is queued before it is gone, for an instance that ends in between.
 */
export async function deleteKnowledgeSource(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  input: AgentRef & { sourceId: string },
) {
  const { region, agentId, sourceId } = input
  await authorize(caller, 'changeKnowledge', input)
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

/** Has an upload deleted that nobody makes a source of; while the queue is out of reach it simply stays. */
async function expectUse(
  ports: Pick<Ports, 'now' | 'tasks'>,
  upload: AgentRef & { sourceId: string },
): Promise<void> {
  await runIsolated('Queueing the end of an upload', upload.sourceId, () =>
    queueDropping(ports, upload, unusedSeconds),
  )
}

/** Has the files of a source deleted that is not there in so many seconds. */
function queueDropping(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, agentId, sourceId }: AgentRef & { sourceId: string },
  delaySeconds: number,
): Promise<void> {
  const at = ports.now() + delaySeconds * 1_000
  return ports.tasks.enqueue('dropKnowledgeFiles', { region, agentId, sourceId, at }, { delaySeconds })
}

async function addSource(
  ports: Ports,
  ref: AgentRef,
  ownerID: string,
  fields: Pick<KnowledgeSource, 'ID' | 'title' | 'kind' | 'sizeKB'>,
) {
  const now = ports.now()
  const place = { region: ref.region, agentId: ref.agentId, sourceId: fields.ID }
  const source: KnowledgeSource = {
    ...fields,
    agentId: ref.agentId,
    ownerID,
    characters: 0,
    chunks: 0,
    state: 'processing',
    failure: '',
    createdAt: now,
    lastModified: now,
  }
  try {
    await new Writes(ref.region).create(paths.knowledgeSource(ref.agentId, fields.ID), { ...source }).commit()
  } catch (error) {
    if (!(error instanceof Conflict) || error.kind !== 'exists') throw error
    // An instance may have ended before it had queued what it wrote.
    const known = await readDocument(
      ref.region,
      paths.knowledgeSource(ref.agentId, fields.ID),
      knowledgeSourceSchema,
    )
    if (known?.data.state === 'processing')
      await queueReading(ports, { ...place, revision: known.data.lastModified })
    return { sourceId: fields.ID }
  }
  await queueReading(ports, { ...place, revision: now })
  return { sourceId: fields.ID }
}

/** A source that cannot be queued has failed, and its owner reads so: he need not wait for the sweep. */
async function queueReading(
  ports: Pick<Ports, 'tasks' | 'now'>,
  task: TaskPayload<'readKnowledgeSource'>,
): Promise<void> {
  try {
    await ports.tasks.enqueue('readKnowledgeSource', task)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    await new Writes(task.region)
      .update(sourcePath(task), { state: 'failed', failure: failures.notQueued, lastModified: ports.now() })
      .commit()
  }
}
