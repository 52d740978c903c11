import { copyFile, hasFile, writeFile } from '../../../store/files.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { chunksPath, uploadPath } from '../../knowledge/sources/knowledgePaths.ts'
import { queueReading } from '../../knowledge/sources/queueReading.ts'
import { embedChunks } from '../../knowledge/indexing/vectors.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { NewSource } from './newSources.ts'

const atOnce = 8

/**
 * Writes the files of a new agent's sources and queues their reading. It may be repeated: an instance may
 * have ended before it was done.
 */
export async function addTemplateKnowledge(
  ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'>,
  ref: AgentRef,
  sources: readonly NewSource[],
): Promise<void> {
  const waiting = [...sources]
  const work = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) await bringSource(ports, ref, source)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (sources.some(({ document }) => document.kind === 'pair'))
    await ports.tasks.enqueue('rebuildIndex', { region: ref.region, agentId: ref.agentId })
}

async function bringSource(
  ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'>,
  { region, agentId }: AgentRef,
  { document, text, copyOf }: NewSource,
): Promise<void> {
  const { ID: sourceId, pair, title, kind, lastModified: revision } = document
  if (pair) {
    const chunks = [{ id: `${sourceId}-0`, title, text: pair.answer }]
    await writeFile(region, chunksPath(agentId, sourceId), JSON.stringify(chunks), 'application/json')
    await embedChunks(ports, { region, agentId, sourceId }, chunks)
    return
  }
  if (kind === 'site') return
  const path = uploadPath(agentId, sourceId)
  if (text !== undefined) await writeFile(region, path, text, 'text/plain')
  else if (copyOf !== undefined && (await hasFile(region, copyOf))) await copyFile(region, copyOf, path)
  // A source without its file reports that when it is read.
  await queueReading(ports, { region, agentId, sourceId, revision })
}
