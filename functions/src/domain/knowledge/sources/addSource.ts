import { knowledgeSourceSchema, type KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { maxSourcesPerAgent } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { queueReading } from './queueReading.ts'

/** Writes a new source and queues its reading. The same source a second time changes nothing. */
export async function addSource(
  ports: Pick<Ports, 'now' | 'tasks'>,
  ref: AgentRef,
  ownerID: string,
  fields: Pick<KnowledgeSource, 'ID' | 'title' | 'kind' | 'sizeKB'>,
): Promise<{ sourceId: string }> {
  await expectRoom(ref)
  const now = ports.now()
  const sourceRef = { region: ref.region, agentId: ref.agentId, sourceId: fields.ID }
  const path = paths.knowledgeSource(ref.agentId, fields.ID)
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
    await new Writes(ref.region).create(path, { ...source }).commit()
  } catch (error) {
    if (!(error instanceof Conflict) || error.kind !== 'exists') throw error
    // An instance may have ended before it queued the reading.
    const existing = await readDocument(ref.region, path, knowledgeSourceSchema)
    if (existing?.data.state === 'processing')
      await queueReading(ports, { ...sourceRef, revision: existing.data.lastModified })
    return { sourceId: fields.ID }
  }
  await queueReading(ports, { ...sourceRef, revision: now })
  return { sourceId: fields.ID }
}

/**
 * Throws when the agent has reached its limit. Counted before the source is written: two parallel calls may
 * exceed the limit by one.
 */
async function expectRoom({ region, agentId }: AgentRef): Promise<void> {
  const existing = await Query.collection(region, paths.knowledgeSources(agentId)).count()
  if (existing >= maxSourcesPerAgent)
    throw new AppError('failed-precondition', { key: 'tooManySources', values: { most: maxSourcesPerAgent } })
}
