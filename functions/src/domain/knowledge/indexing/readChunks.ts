import { z } from 'zod'
import type { Region } from '../../../shared/regions/regions.ts'
import { readFile } from '../../../store/files.ts'
import type { Chunk } from './chunkText.ts'
import { chunksPath } from '../sources/knowledgeFolder.ts'

const chunksSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string().optional(),
    given: z.int().optional(),
  }),
)

/** The passages of a source in their order; none when it has not been read yet. */
export async function readChunks(region: Region, agentId: string, sourceId: string): Promise<Chunk[]> {
  const file = await readFile(region, chunksPath(agentId, sourceId))
  return file ? chunksSchema.parse(JSON.parse(file.toString('utf8'))) : []
}
