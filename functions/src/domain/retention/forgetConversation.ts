import { conversationPageSchema, type Message } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import type { ChatMessage, ConversationExport } from '../../shared/widgetApi.ts'
import { Writes } from '../../store/commit.ts'
import { readEach, readPages, readQuery } from '../../store/documents.ts'
import { deleteFiles } from '../../store/files.ts'
import { Query } from '../../store/Query.ts'
import { AppError } from '../AppError.ts'
import { withoutText } from '../conversations/appendMessages.ts'
import type { VisitorNeeds } from '../visitors/VisitorNeeds.ts'
import { isSaid, publicMessage } from '../conversations/messages.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import { visitorFolder } from '../visitors/visitorFolder.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

/** Receipts must outlive the leases they settle; after this nothing of a forgotten conversation is needed. */
const settledMs = 24 * 3600 * 1000

/** Everything that was said and sent, for the visitor to keep. */
export async function exportConversation(
  needs: VisitorNeeds,
  claims: VisitorClaims,
): Promise<ConversationExport> {
  const live = await needs.agents.published(claims.region, claims.agentId)
  const known = await needs.conversations.read(refOf(claims))
  if (!live || !known) throw new AppError('not-found')
  const pages = await readSaid(claims)
  const messages: ChatMessage[] = [...pages.flatMap(({ data }) => data.messages), ...known.data.window]
    .filter(isSaid)
    .map((message) => publicMessage(message, live.agent.widgetOptions.showSources))
  return { agent: live.agent.title, startedAt: known.data.startedAt, messages }
}

/**
 * Takes the words, the files, what he has sent with forms, the operators' notes and the person out of a
 * conversation at a visitor's wish. What it cost stays for a day, until every lease that its receipts settle
 * is closed; then the rest goes too.
 */
export async function forgetConversation(needs: VisitorNeeds, claims: VisitorClaims): Promise<void> {
  const expireAt = new Date(needs.ports.now() + settledMs)
  // First: from here on no turn and no reply adds anything, so that no further page comes.
  await needs.conversations.change(refOf(claims), (before) => ({
    messages: [],
    recordHistory: false,
    expireAt,
    changes: {
      window: before.window.map(bare),
      preview: '',
      terms: [],
      visitorId: '',
      page: '',
      referrer: '',
      country: '',
      seen: true,
      state: 'resolved',
      visitor: { id: '', name: '', email: '', phone: '', verified: false },
    },
  }))
  await stripPages(claims)
  await deleteAsides(claims)
  await deleteFiles(claims.region, visitorFolder(claims.agentId, claims.conversationId))
}

async function stripPages({ region, agentId, conversationId }: VisitorClaims): Promise<void> {
  const collection = paths.conversationPages(agentId, conversationId)
  const pages = readPages(region, collection, conversationPageSchema, (query) => query, { size: 10 })
  for await (const { path, data } of pages)
    await new Writes(region).update(path, { messages: data.messages.map(bare) }).commit()
}

/** Notes, presences and leads of a conversation. */
async function deleteAsides({ region, agentId, conversationId }: VisitorClaims): Promise<void> {
  const queries = [
    Query.collection(region, paths.notes(agentId, conversationId)),
    Query.collection(region, paths.presences(agentId, conversationId)),
    Query.collection(region, paths.leads(agentId)).where('conversationId', '==', conversationId),
  ]
  for (const query of queries) {
    for await (const { path } of readEach(query.select([]))) await new Writes(region).delete(path).commit()
  }
}

function bare(message: Message): Message {
  const { author: _author, feedback: _feedback, ...rest } = withoutText(message)
  return rest
}

async function readSaid({ region, agentId, conversationId }: VisitorClaims) {
  const pages = await readQuery(
    region,
    paths.conversationPages(agentId, conversationId),
    conversationPageSchema,
    (query) => query.orderBy('number').limit(500),
  )
  return pages
}
