import { z } from 'zod'
import { agentOptionsSchema } from '../../../shared/agents/agent.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

const { maxChunkSize } = agentOptionsSchema.shape
/** The field of a draft that reading needs; other invalid fields are reported where they are edited. */
const draftSchema = z.object({
  vgOptions: z.object({ maxChunkSize: maxChunkSize.catch(maxChunkSize.parse(undefined)) }),
})

/** Returns the largest number of characters of the agent's passages; undefined for an unknown agent. */
export async function readChunkSize(region: Region, agentId: string): Promise<number | undefined> {
  return (await readDocument(region, paths.agent(agentId), draftSchema))?.data.vgOptions.maxChunkSize
}
