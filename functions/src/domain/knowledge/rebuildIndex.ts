import { z } from 'zod'
import { knowledgeSourceSchema, type KnowledgeSource } from '../../shared/knowledge.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { runtimeSchema } from '../../shared/runtime.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { deleteFiles, readFile, writeFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import { readLimits } from '../billing/readLimits.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { chunksPath, indexPath } from './knowledgeFolder.ts'
import type { Pair } from './pairMatcher.ts'
import { buildIndex } from './searchIndex.ts'

const chunksSchema = z.array(z.object({ id: z.string(), title: z.string(), text: z.string() }))

/**
 * Builds the agent's index anew from the chunks of all its read sources, up to the plan's limit. Two at the
 * same moment cannot lose a source: the second sees the first's version and starts over.
 */
export async function rebuildIndex(region: Region, agentId: string): Promise<void> {
  const replaced = await untilUnchanged(async () => {
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!runtime) return undefined
    const sources = await readQuery(region, paths.knowledgeSources(agentId), knowledgeSourceSchema, (query) =>
      query.where('state', 'in', ['indexing', 'ready']).limit(500),
    )
    const files = await Promise.all(sources.map(({ data }) => readFile(region, chunksPath(agentId, data.ID))))
    const chunks = files.flatMap((file) =>
      file ? chunksSchema.parse(JSON.parse(file.toString('utf8'))) : [],
    )
    const characters = chunks.reduce((sum, chunk) => sum + chunk.text.length, 0)
    const { maxKnowledgeCharacters } = await readLimits(region, runtime.data.ownerID)
    if (characters > maxKnowledgeCharacters) throw new AppError('knowledge-limit-reached')
    const version = runtime.data.knowledge.version + 1
    const path = indexPath(agentId, version)
    await writeFile(
      region,
      path,
      buildIndex(
        chunks,
        sources.flatMap(({ data }) => pairOf(data) ?? []),
      ).serialize(),
      'application/json',
    )
    await new Writes(region)
      .update(paths.agent(agentId), { knowledgeVersion: version })
      .update(paths.runtime(agentId), { knowledge: { version, path } }, runtime.version)
      .commit()
    return runtime.data.knowledge.path
  })
  // Instances may serve from the version before for a minute; the one before that is not needed by anyone.
  const previous = replaced && /index-(\d+)\.json$/.exec(replaced)?.[1]
  if (previous && Number(previous) > 1) await deleteFiles(region, indexPath(agentId, Number(previous) - 1))
}

function pairOf({ ID, pair }: KnowledgeSource): Pair | undefined {
  return pair && { id: ID, ...pair }
}
