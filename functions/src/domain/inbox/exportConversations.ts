import {
  conversationPageSchema,
  conversationSchema,
  type Conversation,
  type Message,
} from '../../shared/conversation.ts'
import { fitsFilter } from '../../shared/fitsFilter.ts'
import type { ExportedConversation, InboxFilter } from '../../shared/inbox.ts'
import { paths } from '../../shared/paths.ts'
import { readQuery } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { wordsOf } from '../conversations/messages.ts'
import { requireOperator } from './operator.ts'

const mostRead = 2_000
const mostExported = 500
const pageOfReads = 200

/**
 * The newest conversations that fit a filter, with all their messages; `isWhole` tells whether there were
 * more.
 */
export async function exportConversations(
  caller: Caller,
  { region, agentId, filter }: AgentRef & { filter: InboxFilter },
) {
  const operator = await requireOperator(caller, 'exportConversations', { region, agentId })
  const found: Conversation[] = []
  const seen = new Set<string>()
  let before = Number.MAX_SAFE_INTEGER
  let read = 0
  let isEnd = false
  while (!isEnd && read < mostRead && found.length < mostExported) {
    const next = await readQuery(region, paths.conversations(agentId), conversationSchema, (query) =>
      query
        .where('isTest', '==', false)
        .where('lastMessageAt', '<=', before)
        .orderBy('lastMessageAt', 'desc')
        .limit(pageOfReads),
    )
    read += next.length
    isEnd = next.length < pageOfReads
    // Several may have the same time: a page begins with the time that the one before ended with, less what
    // was in it.
    const fresh = next.map(({ data }) => data).filter(({ ID }) => !seen.has(ID))
    for (const { ID } of fresh) seen.add(ID)
    before = (next.at(-1)?.data.lastMessageAt ?? 0) - (fresh.length === 0 ? 1 : 0)
    found.push(...fresh.filter((conversation) => fitsFilter(conversation, filter, operator.uid)))
  }
  const chosen = found.slice(0, mostExported)
  const conversations: ExportedConversation[] = []
  for (const conversation of chosen) conversations.push(await rowOf(region, conversation))
  return { conversations, isWhole: isEnd && found.length <= mostExported }
}

async function rowOf(region: AgentRef['region'], conversation: Conversation): Promise<ExportedConversation> {
  const {
    ID,
    agentId,
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
    visitor,
    assigneeName,
    costUnits,
    tokens,
  } = conversation
  const pages =
    conversation.pages > 0
      ? await readQuery(region, paths.conversationPages(agentId, ID), conversationPageSchema, (query) =>
          query.orderBy('number').limit(500),
        )
      : []
  const messages = [...pages.flatMap(({ data }) => data.messages), ...conversation.window].map(lineOf)
  const { name, email, phone } = visitor
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
  const { role, at, author = '' } = message
  return { role, text: wordsOf(message), at, author }
}
