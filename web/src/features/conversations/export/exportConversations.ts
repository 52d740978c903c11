import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { toCsv } from '@parley/functions/shared/texts/csv'
import type { ExportedConversation, InboxFilter } from '@parley/functions/shared/chat/inbox'
import { call } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/files/saveFile.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Region } from '@parley/functions/shared/regions/regions'
import { t as titleOf } from './exportColumnTexts.ts'
import { eventLine } from '../messages/messageWords.ts'
import { channelName } from '../names.ts'
import { t } from '../texts.ts'

export type ExportKind = 'csv' | 'json'

/** Saves the filtered conversations as a file, and warns when there are more than one file holds. */
export async function exportConversations(
  { region, agentId }: { region: Region; agentId: string },
  filter: InboxFilter,
  kind: ExportKind,
  agentTitle: string,
): Promise<void> {
  const { conversations, isWhole } = await call('exportConversations', { region, agentId, filter }, region)
  if (conversations.length === 0) {
    await showToast(t('nothingToExport'), 'bad')
    return
  }
  const name = `${t('exportedFile', { agent: agentTitle })}.${kind}`
  if (kind === 'csv') saveFile(name, conversationsCsv(conversations), 'text/csv')
  else saveFile(name, JSON.stringify(conversations, null, 2), 'application/json')
  const count = conversations.length
  await showToast(t(isWhole ? 'exportedWhole' : 'exportedPart', { count }), isWhole ? 'good' : 'bad')
}

type Column = Parameters<typeof titleOf>[0]

const columns: [Column, (conversation: ExportedConversation) => string | number][] = [
  ['id', ({ ID }) => ID],
  ['started', ({ startedAt }) => new Date(startedAt).toISOString()],
  ['lastMessage', ({ lastMessageAt }) => new Date(lastMessageAt).toISOString()],
  ['state', ({ state }) => stateName(state)],
  ['assignedTo', ({ assigneeName }) => assigneeName],
  ['name', ({ name }) => name],
  ['eMail', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['tags', ({ tags }) => tags.join(', ')],
  ['channel', ({ channel }) => channelName(channel)],
  ['language', ({ language }) => language],
  ['country', ({ country }) => country],
  ['page', ({ page }) => page],
  ['referrer', ({ referrer }) => referrer],
  ['browser', ({ browser }) => browser],
  ['platform', ({ platform }) => platform],
  ['credits', ({ costUnits }) => costUnits / unitsPerCredit],
  ['tokens', ({ tokens }) => tokens],
  ['messages', ({ messages, name }) => messages.map((message) => lineOf(message, name)).join('\n')],
]

/**
 * Returns one row per conversation, with its messages in the last cell.
 * @internal Exported for tests.
 */
export function conversationsCsv(conversations: ExportedConversation[]): string {
  return toCsv([
    columns.map(([title]) => titleOf(title)),
    ...conversations.map((conversation) => columns.map(([, read]) => read(conversation))),
  ])
}

function stateName(state: ExportedConversation['state']): string {
  switch (state) {
    case 'bot':
      return t('withTheAgent')
    case 'requested':
      return t('wantsAPerson')
    case 'human':
      return t('withAPerson')
    case 'resolved':
      return t('resolved')
  }
}

function lineOf(message: ExportedConversation['messages'][number], visitor: string): string {
  const { role, author, text } = message
  switch (role) {
    case 'event':
      return eventLine(message, visitor)
    case 'operator':
      return t('spokenLine', { name: author || t('team'), text })
    case 'agent':
      return t('spokenLine', { name: author || t('agent'), text })
    case 'visitor':
      return t('spokenLine', { name: author || t('visitor'), text })
  }
}
