import { unitsPerCredit } from '@parley/functions/shared/credits'
import { toCsv } from '@parley/functions/shared/csv'
import type { ExportedConversation, InboxFilter } from '@parley/functions/shared/inbox'
import { call } from '../../lib/call.ts'
import { formatCount } from '../../lib/formats.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { showToast } from '../../lib/toast.ts'
import type { InboxPlace } from './InboxPlace.ts'

export type ExportKind = 'csv' | 'json'

/** Saves the conversations that fit a filter, and says when there were more than one file holds. */
export async function exportConversations(
  { region, agentId }: InboxPlace,
  filter: InboxFilter,
  kind: ExportKind,
  agentTitle: string,
): Promise<void> {
  const { conversations, isWhole } = await call('exportConversations', { region, agentId, filter }, region)
  if (conversations.length === 0) {
    await showToast('No conversation fits, so there is nothing to export.', 'bad')
    return
  }
  const name = `Conversations of ${agentTitle}.${kind}`
  if (kind === 'csv') saveFile(name, conversationsCsv(conversations), 'text/csv')
  else saveFile(name, JSON.stringify(conversations, null, 2), 'application/json')
  const count = `${formatCount(conversations.length)} ${conversations.length === 1 ? 'conversation' : 'conversations'}`
  await showToast(
    isWhole
      ? `${count} exported.`
      : `Only the newest ${count} exported; there are older ones. Narrow the filter to get them.`,
    isWhole ? 'good' : 'bad',
  )
}

const columns: [string, (conversation: ExportedConversation) => string | number][] = [
  ['Id', ({ ID }) => ID],
  ['Started', ({ startedAt }) => new Date(startedAt).toISOString()],
  ['Last message', ({ lastMessageAt }) => new Date(lastMessageAt).toISOString()],
  ['State', ({ state }) => state],
  ['Assigned to', ({ assigneeName }) => assigneeName],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Channel', ({ channel }) => channel],
  ['Language', ({ language }) => language],
  ['Country', ({ country }) => country],
  ['Page', ({ page }) => page],
  ['Referrer', ({ referrer }) => referrer],
  ['Browser', ({ browser }) => browser],
  ['Platform', ({ platform }) => platform],
  ['Credits', ({ costUnits }) => costUnits / unitsPerCredit],
  ['Tokens', ({ tokens }) => tokens],
  [
    'Messages',
    ({ messages }) => messages.map(({ role, author, text }) => `${author || role}: ${text}`).join('\n'),
  ],
]

/** One row a conversation; its messages are the last cell. */
export function conversationsCsv(conversations: ExportedConversation[]): string {
  return toCsv([
    columns.map(([title]) => title),
    ...conversations.map((conversation) => columns.map(([, read]) => read(conversation))),
  ])
}
