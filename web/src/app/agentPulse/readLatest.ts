import {
  conversationRowSchema,
  rowsQuery,
  type ConversationRow,
} from '@parley/functions/shared/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { askFirestore } from '../../lib/firstRead.ts'
import { decodeFields, isFields } from '../../lib/restValues.ts'

/** Reads the newest conversations of an agent as rows, each of them one read; tests are left out. */
export async function readLatest(region: Region, agentId: string, count: number): Promise<ConversationRow[]> {
  const structuredQuery = { ...rowsQuery([['isTest', false]]), limit: count }
  const answer = await askFirestore(region, 'runQuery', { structuredQuery }, `/${paths.agent(agentId)}`)
  return answer.flatMap((entry) => {
    if (!isFields(entry) || !isFields(entry.document)) return []
    const ID = String(entry.document.name).split('/').at(-1)
    const parsed = conversationRowSchema.safeParse({ ...decodeFields(entry.document.fields), ID })
    return parsed.success ? [parsed.data] : []
  })
}
