import { conversationPageSchema, type Message } from '../../../shared/chat/conversation.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readEach, readPages } from '../../../store/documents.ts'
import { deleteFiles } from '../../../store/files.ts'
import { Query } from '../../../store/Query.ts'
import { withoutText } from './appendMessages.ts'
import { deleteNotices } from '../../agency/notices/deleteNotices.ts'
import type { VisitorNeeds } from '../visitors/VisitorNeeds.ts'
import type { ConversationRef } from './ConversationRef.ts'
import { visitorFolder } from '../visitors/files/visitorFolder.ts'

/**
 * Receipts must outlive the leases that they settle; after this time nothing of the conversation is needed.
 */
const settledMs = dayMs

/**
 * Deletes a conversation's content at the visitor's request: texts, files, leads, notes, past appointments
 * and the person. Its costs stay for a day, until every lease that its receipts settle is closed; then the
 * rest is deleted.
 */
export async function deleteConversation(needs: VisitorNeeds, ref: ConversationRef): Promise<void> {
  const expireAt = new Date(needs.ports.now() + settledMs)
  // First: from here on no turn and no reply is added, so that no further page comes.
  await needs.conversations.change(ref, (before) => ({
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
      personId: '',
      page: '',
      referrer: '',
      country: '',
      timeZone: '',
      seen: true,
      state: 'resolved',
      visitor: { id: '', name: '', email: '', phone: '', verified: false },
    },
  }))
  await stripPages(ref)
  await deleteAsides(ref)
  await deleteAppointments(ref, needs.ports.now())
  await deleteNotices(ref.region, 'conversationId', ref.conversationId)
  await deleteFiles(ref.region, visitorFolder(ref.agentId, ref.conversationId))
}

async function stripPages({ region, agentId, conversationId }: ConversationRef): Promise<void> {
  const collection = paths.conversationPages(agentId, conversationId)
  const pages = readPages(region, collection, conversationPageSchema, (query) => query, { size: 10 })
  for await (const { path, data } of pages)
    await new Writes(region).update(path, { messages: data.messages.map(bare) }).commit()
}

/** Deletes notes, presences, tool runs and leads of a conversation. */
async function deleteAsides({ region, agentId, conversationId }: ConversationRef): Promise<void> {
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

/** Deletes past appointments; a future one stays, without its link to the conversation. */
async function deleteAppointments(
  { region, agentId, conversationId }: ConversationRef,
  now: number,
): Promise<void> {
  const booked = Query.collectionGroup(region, 'appointments')
    .where('conversationId', '==', conversationId)
    .select(['end', 'agentId'])
  for await (const { path, fields } of readEach(booked)) {
    if (fields['agentId'] !== agentId) continue
    const writes = new Writes(region)
    if (Number(fields['end']) < now) writes.delete(path)
    else writes.update(path, { conversationId: '', note: '' })
    await writes.commit()
  }
}

function bare(message: Message): Message {
  const { author: _author, feedback: _feedback, ...rest } = withoutText(message)
  return rest
}
