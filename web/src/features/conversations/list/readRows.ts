import { allConversations } from '@parley/functions/shared/chat/allConversations'
import {
  conversationRowSchema,
  rowsQuery,
  type ConversationRow,
  type RowFilter,
} from '@parley/functions/shared/chat/conversationRows'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ListResult } from '../../../lib/firestore/documents.ts'
import { callFirestore } from '../../../lib/firstView/firstRead.ts'
import { decodeFields, isFields } from '../../../lib/rest/restValues.ts'

/**
 * A filtered list of conversations; without `agentId`, those of all agents of the workspace. `withTerms` also
 * returns the visitor's words, for a search.
 */
export interface RowList {
  region: Region
  workspaceId: string
  agentId: string | undefined
  filters: readonly RowFilter[]
  withTerms: boolean
  /** Set to read fewer rows than a full page. */
  count?: number
}

/**
 * Reads a page of rows with only the fields of a row, which requires Firestore's REST API. `serverTime` is
 * the time of the read by the server's clock, in unix milliseconds.
 */
export async function readRows(
  { region, workspaceId, agentId, filters, withTerms, count }: RowList,
  after?: number,
): Promise<ListResult<ConversationRow> & { serverTime: number }> {
  const isGroup = agentId === undefined
  const narrowed: RowFilter[] = isGroup ? [[allConversations.owner, workspaceId], ...filters] : [...filters]
  const request = { structuredQuery: rowsQuery(narrowed, { withTerms, isGroup, count }, after) }
  const response = await callFirestore(region, 'runQuery', request, isGroup ? '' : `/${paths.agent(agentId)}`)
  const items: ConversationRow[] = []
  const brokenIds: string[] = []
  let serverTime = 0
  for (const entry of response) {
    if (!isFields(entry)) continue
    serverTime = Date.parse(String(entry.readTime)) || serverTime
    if (!isFields(entry.document)) continue
    const ID = String(entry.document.name).split('/').at(-1) ?? ''
    const parsed = conversationRowSchema.safeParse({ ...decodeFields(entry.document.fields), ID })
    if (parsed.success) items.push(parsed.data)
    else brokenIds.push(ID)
  }
  return { items, brokenIds, serverTime }
}
