import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import type { ExportedConversation } from '@parley/functions/shared/chat/inbox'
import { toCsv } from '@parley/functions/shared/texts/csv'
import { eventLine } from '../messages/messageWords.ts'
import { channelName } from '../names.ts'
import { t } from '../texts.ts'
import { t as titleOf } from './exportColumnTexts.ts'

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

/** Returns the first row of the table of conversations. */
export function conversationsHead(): string {
  return toCsv([columns.map(([title]) => titleOf(title))])
}

/** Returns one row per conversation, with its messages in the last cell. */
export function conversationRows(conversations: ExportedConversation[]): string {
  return toCsv(conversations.map((conversation) => columns.map(([, read]) => read(conversation))))
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
