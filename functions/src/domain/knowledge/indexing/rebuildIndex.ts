import { z } from 'zod'
import { indexLimits } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { deleteFiles, writeFile } from '../../../store/files.ts'
import { Query } from '../../../store/Query.ts'
import { readLimits } from '../../billing/readLimits.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { setAside } from '../../kernel/sweeps/setAside.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { IndexBuilder } from './IndexBuilder.ts'
import { indexPath } from '../sources/knowledgePaths.ts'
import { changeSource, failures } from '../sources/knowledgeStates.ts'
import { readChunks } from './readChunks.ts'
import { vectorsOf } from './vectors.ts'

type RebuildTask = TaskPayload<'rebuildIndex'>

/** The fields of a source that the index needs; a source without valid ones is left out. */
const sourceSchema = z.object({
  ID: z.string(),
  kind: z.string().catch(''),
  characters: z.int().nonnegative().catch(0),
  chunks: z.int().nonnegative().optional().catch(undefined),
  pair: z.object({ question: z.string(), answer: z.string() }).optional().catch(undefined),
})

interface Outcome {
  path: string
  version: string
  /** Undefined when the source is part of the index. */
  failure: string | undefined
}

/**
 * Builds the agent's index from all its sources, those already in the index first, up to the plan's limit;
 * the others get the state 'failed'. One source's text is in memory at a time. Parallel builds lose no
 * source: the second sees the new version of the first and starts again.
 */
export async function rebuildIndex(
  ports: Pick<Ports, 'embeddings' | 'now'>,
  { region, agentId }: RebuildTask,
): Promise<void> {
  const built = await untilUnchanged(async () => {
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!runtime) return undefined
    const { maxKnowledgeCharacters } = await readLimits(region, runtime.data.ownerID)
    const builder = new IndexBuilder({
      given: maxKnowledgeCharacters,
      characters: indexLimits.characters,
      words: indexLimits.words,
    })
    const addedSources = await addSources(ports, builder, { region, agentId }, 'ready')
    const added = await addSources(ports, builder, { region, agentId }, 'indexing')
    const version = runtime.data.knowledge.version + 1
    const path = indexPath(agentId, version)
    await writeFile(region, path, builder.serialize(ports.embeddings?.model), 'application/octet-stream')
    await new Writes(region)
      .update(paths.agent(agentId), { knowledgeVersion: version })
      .update(paths.runtime(agentId), { knowledge: { version, path } }, runtime.version)
      .commit()
    return { replaced: runtime.data.knowledge.path, outcomes: [...addedSources.filter(hasFailed), ...added] }
  })
  if (!built) return
  for (const { path, version, failure } of built.outcomes)
    await changeSource(
      region,
      { path, version },
      { state: failure ? 'failed' : 'ready', failure: failure ?? '', lastModified: ports.now() },
    )
  // Instances may serve the previous version for a minute; no instance needs the one before that.
  const previous = /index-(\d+)\.json$/.exec(built.replaced)?.[1]
  if (previous && Number(previous) > 1) await deleteFiles(region, indexPath(agentId, Number(previous) - 1))
}

/** Marks the sources that wait for an index as failed, when it could not be built; they may be retried. */
export async function failRebuilding(
  ports: Pick<Ports, 'now'>,
  { region, agentId }: RebuildTask,
): Promise<void> {
  for await (const source of waitingSources(region, agentId, 'indexing'))
    await changeSource(region, source, {
      state: 'failed',
      failure: failures.notIndexed,
      lastModified: ports.now(),
    })
}

async function addSources(
  ports: Pick<Ports, 'embeddings'>,
  builder: IndexBuilder,
  { region, agentId }: RebuildTask,
  state: 'ready' | 'indexing',
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for await (const { path, version, data } of waitingSources(region, agentId, state))
    outcomes.push({ path, version, failure: await addSource(ports, builder, { region, agentId }, data) })
  return outcomes
}

/**
 * Lists sources in a state. An invalid source is set aside, so that it does not keep others out of the index.
 */
async function* waitingSources(region: Region, agentId: string, state: 'ready' | 'indexing') {
  const query = Query.collection(region, paths.knowledgeSources(agentId))
    .where('state', '==', state)
    .select(Object.keys(sourceSchema.shape))
  for await (const document of readEach(query)) {
    const source = sourceSchema.safeParse(document.fields)
    if (source.success) yield { ...document, data: source.data }
    else await setAside(region, 'Indexing a source', document.path, source.error)
  }
}

/** Adds a source to the index. Returns the reason for a failure; undefined for success. */
async function addSource(
  ports: Pick<Ports, 'embeddings'>,
  builder: IndexBuilder,
  { region, agentId }: RebuildTask,
  { ID, kind, characters, chunks: count, pair }: z.infer<typeof sourceSchema>,
): Promise<string | undefined> {
  // A site may have no pages left after exclusions, which is not a failure.
  if (kind === 'site' && count === 0) return undefined
  // Checked before its text is loaded.
  if (!builder.hasRoom(characters)) return failures.noRoom
  const chunks = await readChunks(region, agentId, ID)
  if (chunks.length === 0) return failures.gone
  const vectors = await vectorsOf(ports, { region, agentId, sourceId: ID }, chunks)
  const refusal = await builder.add(chunks, vectors)
  if (!refusal && pair) builder.addPair({ id: ID, ...pair })
  return refusal && failures[refusal]
}

function hasFailed({ failure }: Outcome): boolean {
  return failure !== undefined
}
