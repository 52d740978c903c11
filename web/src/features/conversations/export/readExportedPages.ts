import type { ExportedConversation, ExportPosition, InboxFilter } from '@parley/functions/shared/chat/inbox'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'

interface ExportedAgent {
  region: Region
  agentId: string
}

/** Yields the pages of an agent's conversations that match a filter, newest first. */
export async function* readExportedPages(
  { region, agentId }: ExportedAgent,
  filter: InboxFilter,
): AsyncGenerator<ExportedConversation[]> {
  let after: ExportPosition | null = null
  do {
    const { conversations, next } = await readPage({ region, agentId }, filter, after)
    if (conversations.length > 0) yield conversations
    after = next
  } while (after)
}

async function readPage(
  { region, agentId }: ExportedAgent,
  filter: InboxFilter,
  after: ExportPosition | null,
) {
  return await call('exportConversations', { region, agentId, filter, ...(after && { after }) }, region)
}
