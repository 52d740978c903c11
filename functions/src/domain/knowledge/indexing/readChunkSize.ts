import { z } from 'zod'
import { agentOptionsSchema } from '../../../shared/agents/agent.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

const { maxChunkSize } = agentOptionsSchema.shape
/** Of a draft only what reading needs: what else is wrong with it is told where it is edited. */
const draftSchema = z.object({
  vgOptions: z.object({ maxChunkSize: maxChunkSize.catch(maxChunkSize.parse(undefined)) }),
})

/** How many characters a passage of the agent has at most; undefined when there is no such agent. */
export async function readChunkSize(region: Region, agentId: string): Promise<number | undefined> {
  return (await readDocument(region, paths.agent(agentId), draftSchema))?.data.vgOptions.maxChunkSize
}
