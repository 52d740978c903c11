import { z } from 'zod'
import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

const draftSchema = z.object({ round: z.int(), agent: agentSchema })

/** Returns the draft of an approval round; undefined after a later round, or when the request is over. */
export async function readReviewedDraft(
  region: Region,
  agentId: string,
  round: number,
): Promise<Agent | undefined> {
  const stored = await readDocument(region, paths.reviewedDraft(agentId), draftSchema)
  return stored?.data.round === round ? stored.data.agent : undefined
}
