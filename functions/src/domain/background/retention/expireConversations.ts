import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { deleteTree } from '../../../store/deleteTree.ts'
import { deleteFiles } from '../../../store/files.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { dropThreadOf, partThread } from '../../chat/channels/threads/expireThreads.ts'
import { visitorFolder } from '../../chat/visitors/files/visitorFolder.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/** Also of a conversation that is broken: its record then holds zeros. */
const deletedSchema = z.object({
  startedAt: z.int().catch(0),
  lastMessageAt: z.int().catch(0),
  messageCount: z.int().catch(0),
})
const chatSchema = z.object({
  channel: z.string().catch(''),
  /** Empty for somebody who was forgotten. */
  visitorId: z.string().catch(''),
  expireAt: z.date().catch(new Date(0)),
})
/** Firestore's own expiry takes longer than this; whatever keeps a chat busy does not. */
const mostWaitMs = 6 * 3_600_000

/**
 * Deletes conversations whose time is over, with all that belongs to them, and keeps a record that they were
 * there, without a word of them. Firestore's own expiry (`firestore.indexes.json`) stands behind it for a
 * sweep that never comes; it would leave notes and files behind, so this runs every hour and is nearly always
 * first. Returns how many.
 */
export function expireConversations(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Deleting an old conversation',
      query: Query.collectionGroup(region, 'convos').where('expireAt', '<=', new Date(now)),
      orderBy: 'expireAt',
      isTime: true,
      fields: [...Object.keys(deletedSchema.shape), 'channel', 'visitorId'],
    },
    (conversation) => deleteConversation(region, conversation, now),
    budget,
  )
}

/**
 * The record has the conversation's own name and comes before what it tells of: an interruption leaves
 * nothing undone and nothing twice. Where somebody writes at this moment all of it is left to the next sweep,
 * unless the person was forgotten, or the chat has been busy for hours.
 */
async function deleteConversation(
  region: Region,
  { path, fields }: StoredFields,
  now: number,
): Promise<void> {
  const [, agentId = '', , conversationId = ''] = path.split('/')
  const { channel, visitorId, expireAt } = chatSchema.parse(fields)
  const chat = { region, agentId, conversationId, channel }
  if (!(await dropThreadOf(chat, now))) {
    if (visitorId !== '' && now < expireAt.getTime() + mostWaitMs) return
    await partThread(chat, now)
  }
  await new Writes(region)
    .set(paths.deletion(agentId, conversationId), {
      conversationId,
      ...deletedSchema.parse(fields),
      at: now,
    })
    .commit()
  await deleteFiles(region, visitorFolder(agentId, conversationId))
  await deleteTree(region, path)
}
