import { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'
import { readFile } from '../../../store/files.ts'
import type { Chunk } from './chunkText.ts'
import { chunksPath } from '../sources/knowledgePaths.ts'

const chunksSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string().optional(),
    given: z.int().optional(),
  }),
)

/** Returns the passages of a source in their order; empty before it is read. */
export async function readChunks(region: Region, agentId: string, sourceId: string): Promise<Chunk[]> {
  const file = await readFile(region, chunksPath(agentId, sourceId))
  return file ? chunksSchema.parse(JSON.parse(file.toString('utf8'))) : []
}
