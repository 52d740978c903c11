import {
  conversationRowSchema,
  rowsQuery,
  type ConversationRow,
} from '@parley/functions/shared/chat/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { runQuery } from '../../lib/rest/runQuery.ts'

/** Reads the newest conversations of an agent as rows, one read each, without tests. */
export async function readLatest(region: Region, agentId: string, count: number): Promise<ConversationRow[]> {
  const structuredQuery = { ...rowsQuery([['isTest', false]]), limit: count }
  const documents = await runQuery(region, structuredQuery, paths.agent(agentId))
  return documents.flatMap(({ ID, fields }) => conversationRowSchema.safeParse({ ...fields, ID }).data ?? [])
}
