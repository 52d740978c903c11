import { conversationPageSchema, type Message } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import type { ChatMessage, ConversationExport } from '../../shared/widgetApi.ts'
import { Writes } from '../../store/commit.ts'
import { readQuery } from '../../store/documents.ts'
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
  const pages = await readPages(claims)
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
  const pages = await readPages(claims)
  const writes = new Writes(claims.region)
  for (const { path, data } of pages) writes.update(path, { messages: data.messages.map(bare) })
  const asides = await Promise.all(
    [paths.notes, paths.presences].map((collection) =>
      Query.collection(claims.region, collection(claims.agentId, claims.conversationId)).read(),
    ),
  )
  const leads = await Query.collection(claims.region, paths.leads(claims.agentId))
    .where('conversationId', '==', claims.conversationId)
    .read()
  for (const { path } of [...asides.flat(), ...leads]) writes.delete(path)
  await writes.commit()
  const expireAt = new Date(needs.ports.now() + settledMs)
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
  await deleteFiles(claims.region, visitorFolder(claims.agentId, claims.conversationId))
}

function bare(message: Message): Message {
  const { author: _author, feedback: _feedback, ...rest } = withoutText(message)
  return rest
}

async function readPages({ region, agentId, conversationId }: VisitorClaims) {
  const pages = await readQuery(
    region,
    paths.conversationPages(agentId, conversationId),
    conversationPageSchema,
    (query) => query.orderBy('number').limit(500),
  )
  return pages
}
