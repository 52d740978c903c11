import { conversationPageSchema, type Message } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readEach, readPages } from '../../store/documents.ts'
import { deleteFiles } from '../../store/files.ts'
import { Query } from '../../store/Query.ts'
import { withoutText } from '../conversations/appendMessages.ts'
import { dropNotices } from '../notices/dropNotices.ts'
import type { VisitorNeeds } from '../visitors/VisitorNeeds.ts'
import { refOf } from '../conversations/ConversationStore.ts'
import { visitorFolder } from '../visitors/visitorFolder.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

/** Receipts must outlive the leases they settle; after this nothing of a forgotten conversation is needed. */
const settledMs = 24 * 3600 * 1000

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
      unansweredQuestion: '',
      settledQuestion: '',
      flow: null,
      pendingTool: null,
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
  await dropNotices(claims.region, 'conversationId', claims.conversationId)
  await deleteFiles(claims.region, visitorFolder(claims.agentId, claims.conversationId))
}

async function stripPages({ region, agentId, conversationId }: VisitorClaims): Promise<void> {
  const collection = paths.conversationPages(agentId, conversationId)
  const pages = readPages(region, collection, conversationPageSchema, (query) => query, { size: 10 })
  for await (const { path, data } of pages)
    await new Writes(region).update(path, { messages: data.messages.map(bare) }).commit()
}

/** Notes, presences, runs of tools and leads of a conversation. */
async function deleteAsides({ region, agentId, conversationId }: VisitorClaims): Promise<void> {
  const queries = [
    Query.collection(region, paths.notes(agentId, conversationId)),
    Query.collection(region, paths.presences(agentId, conversationId)),
    Query.collection(region, paths.toolRuns(agentId, conversationId)),
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
