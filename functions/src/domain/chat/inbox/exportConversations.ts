import { conversationSchema, type Conversation, type Message } from '../../../shared/chat/conversation.ts'
import { fitsFilter } from '../../../shared/texts/fitsFilter.ts'
import type { ExportedConversation, ExportPosition, InboxFilter } from '../../../shared/chat/inbox.ts'
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

/** Limits of a page of an export: reads, conversations, and characters in memory. */
const maxReads = 2_000
const maxExported = 500
const maxCharacters = 4_000_000
/** The characters of a message beside its words: many short ones make a response as large as few long ones. */
const messageCharacters = 100
const pageOfReads = 200

const rowSchema = conversationSchema.omit({ window: true, leases: true })
type Row = Omit<Conversation, 'leases' | 'window'>
const rowFields = rowSchema.keyof().options

/**
 * Returns a page of the conversations that match a filter, newest first and with all their messages, and the
 * position of the next page; null at the end. A page may be empty before the end. A conversation that is
 * longer than a page has its newest messages only, and is `isCut`.
 */
export async function exportConversations(
  { costs }: Pick<Ports, 'costs'>,
  caller: Caller,
  { region, agentId, filter, after }: AgentRef & { filter: InboxFilter; after?: ExportPosition | undefined },
) {
  const operator = await requireOperator(caller, 'exportConversations', { region, agentId })
  const fits = (row: Row) => fitsFilter(row, filter, operator.uid)
  const { rows, next } = await findRows({ region, agentId }, fits, after)
  const conversations: ExportedConversation[] = []
  let characters = 0
  let last = after
  for (const row of rows) {
    const { lines, size, isCut } = await readLines(region, row, maxCharacters - characters)
    // A conversation that does not fit begins the next page.
    if (isCut && conversations.length > 0 && last) return { conversations, next: last }
    characters += size
    const totals = openTotals(costs, { agentId, conversationId: row.ID }, row)
    conversations.push({ ...exportedOf(row, totals, lines), ...(isCut && { isCut }) })
    last = positionOf(row)
  }
  return { conversations, next }
}

/** Returns matching conversations after a position, newest first and without messages. */
async function findRows({ region, agentId }: AgentRef, fits: (row: Row) => boolean, after?: ExportPosition) {
  const newestFirst = Query.collection(region, paths.conversations(agentId))
    .where('isTest', '==', false)
    .orderBy('lastMessageAt', 'desc')
    .select(rowFields)
    .limit(pageOfReads)
  const rows: Row[] = []
  let next: ExportPosition | null = after ?? null
  for (let read = 0; read < maxReads; read += pageOfReads) {
    const query = next
      ? newestFirst.startAfter([next.at], paths.conversation(agentId, next.conversationId))
      : newestFirst
    const page = (await query.read()).map((document) => parseDocument(document, rowSchema).data)
    for (const row of page) {
      if (rows.length === maxExported) return { rows, next }
      if (fits(row)) rows.push(row)
      next = positionOf(row)
    }
    if (page.length < pageOfReads) return { rows, next: null }
  }
  return { rows, next }
}

function positionOf({ lastMessageAt, ID }: Row): ExportPosition {
  return { at: lastMessageAt, conversationId: ID }
}

/** Returns the messages of a conversation, only the newest of more than `maxSize` characters. */
async function readLines(region: AgentRef['region'], { agentId, ID }: Row, maxSize: number) {
  const lines: ExportedConversation['messages'] = []
  let size = 0
  let isCut = false
  const stored = await readDocument(region, paths.conversation(agentId, ID), conversationSchema)
  if (!stored) return { lines, size, isCut }
  for await (const messages of readTranscript({ region, agentId, conversationId: ID }, stored.data)) {
    lines.push(...messages.map(lineOf))
    size += messages.reduce((sum, message) => sum + wordsOf(message).length + messageCharacters, 0)
    while (size > maxSize && lines.length > 0) {
      size -= (lines.shift()?.text.length ?? 0) + messageCharacters
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
