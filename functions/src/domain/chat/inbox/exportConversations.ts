import { conversationSchema, type Conversation, type Message } from '../../../shared/chat/conversation.ts'
import { fitsFilter } from '../../../shared/texts/fitsFilter.ts'
import type { ExportedConversation, InboxFilter } from '../../../shared/chat/inbox.ts'
import { paths } from '../../../shared/paths.ts'
import { parseDocument, readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { wordsOf } from '../conversations/messages.ts'
import { readTranscript } from '../conversations/readTranscript.ts'
import { openTotals } from '../../billing/credits/sealedCosts.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { requireOperator } from './operator.ts'

/** Limits of one export: reads, conversations, and characters in memory. */
const maxReads = 2_000
const maxExported = 500
const maxCharacters = 4_000_000
const pageOfReads = 200

const rowSchema = conversationSchema.omit({ window: true, leases: true })
type Row = Omit<Conversation, 'leases' | 'window'>
const rowFields = rowSchema.keyof().options

/**
 * Returns the newest conversations that match a filter, with all their messages. `isWhole`: false when one
 * file cannot hold all of them.
 */
export async function exportConversations(
  { costs }: Pick<Ports, 'costs'>,
  caller: Caller,
  { region, agentId, filter }: AgentRef & { filter: InboxFilter },
) {
  const operator = await requireOperator(caller, 'exportConversations', { region, agentId })
  const { rows, isEnd } = await findRows({ region, agentId }, (row) => fitsFilter(row, filter, operator.uid))
  const conversations: ExportedConversation[] = []
  let characters = 0
  for (const row of rows.slice(0, maxExported)) {
    const { lines, size, isCut } = await readLines(region, row, maxCharacters - characters)
    characters += size
    conversations.push(exportedOf(row, openTotals(costs, { agentId, conversationId: row.ID }, row), lines))
    if (isCut) return { conversations, isWhole: false }
  }
  return { conversations, isWhole: isEnd && rows.length <= maxExported }
}

/** Returns matching conversations, newest first and without messages; `isEnd`: there are no others. */
async function findRows({ region, agentId }: AgentRef, fits: (row: Row) => boolean) {
  const newestFirst = Query.collection(region, paths.conversations(agentId))
    .where('isTest', '==', false)
    .orderBy('lastMessageAt', 'desc')
    .select(rowFields)
    .limit(pageOfReads)
  const rows: Row[] = []
  let read = 0
  let query = newestFirst
  while (read < maxReads && rows.length <= maxExported) {
    const page = (await query.read()).map((document) => parseDocument(document, rowSchema))
    read += page.length
    rows.push(...page.map(({ data }) => data).filter(fits))
    const last = page.at(-1)
    if (!last || page.length < pageOfReads) return { rows, isEnd: true }
    query = newestFirst.startAfter([last.data.lastMessageAt], last.path)
  }
  return { rows, isEnd: false }
}

/** Returns the messages of a conversation, only the newest when there are more than `most` characters. */
async function readLines(region: AgentRef['region'], { agentId, ID }: Row, most: number) {
  const lines: ExportedConversation['messages'] = []
  let size = 0
  let isCut = false
  const stored = await readDocument(region, paths.conversation(agentId, ID), conversationSchema)
  if (!stored) return { lines, size, isCut }
  for await (const messages of readTranscript({ region, agentId, conversationId: ID }, stored.data)) {
    lines.push(...messages.map(lineOf))
    size += messages.reduce((sum, message) => sum + wordsOf(message).length, 0)
    while (size > most && lines.length > 0) {
      size -= lines.shift()?.text.length ?? 0
      isCut = true
    }
  }
  return { lines, size, isCut }
}

function exportedOf(
  row: Row,
  { costUnits, tokens }: Pick<Conversation, 'costUnits' | 'tokens'>,
  messages: ExportedConversation['messages'],
): ExportedConversation {
  const { ID, channel, state, startedAt, lastMessageAt, language, page, referrer, browser, platform } = row
  const { country, tags, assigneeName } = row
  const { name, email, phone } = row.visitor
  return {
    ID,
    channel,
    state,
    startedAt,
    lastMessageAt,
    language,
    page,
    referrer,
    browser,
    platform,
    country,
    tags,
    name,
    email,
    phone,
    assigneeName,
    costUnits,
    tokens,
    messages,
  }
}

function lineOf(message: Message) {
  const { role, event, at, author = '' } = message
  return { role, ...(event && { event }), text: wordsOf(message), at, author }
}
