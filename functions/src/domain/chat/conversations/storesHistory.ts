import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'

const publishedSchema = z.object({
  published: z.object({ recordChatHistory: z.boolean().catch(true) }).nullable(),
})

/** Returns whether the published agent stores texts; undefined for an unpublished one. */
export async function storesHistory({ region, agentId }: AgentRef): Promise<boolean | undefined> {
  const runtime = await readDocument(region, paths.runtime(agentId), publishedSchema)
  return runtime?.data.published?.recordChatHistory
}
